import { setTimeout as wait } from 'node:timers/promises';
import { replyAddressOf, replyTo } from '#test/support/send-mail.ts';
import type { ServerProcess } from '#test/support/server-process.ts';
import { aUser, checkInFor, type User } from '#test/support/user.ts';
import type { SandboxMail } from '#web/contract/outbox.ts';
import { deliver } from '../kill-senders.ts';

/** A win that its sender was told is kept: by 250 for its mail, or 201. */
export type Acknowledged = Readonly<{ userId: number; email: string; text: string; by: 'mail' | 'api' }>;

export type Load = Readonly<{
  acknowledged: readonly Acknowledged[];
  /** Everything that was ever sent, told or not. */
  sent: ReadonlySet<string>;
  /** Resolves once so many more were acknowledged. */
  acknowledgedMore(count: number): Promise<void>;
  /** Nothing more is begun; resolves when what is under way has ended, one way or another. */
  stop(): Promise<void>;
}>;

/** At most ten answers a day go to one user. */
const MAILS_A_USER = 9;
const LONGEST_PAUSE_MS = 60;

/** Users who write wins, by mail and on the web, until they are stopped. */
export const startLoad = async (server: ServerProcess, count: number, random: () => number): Promise<Load> => {
  const acknowledged: Acknowledged[] = [];
  const sent = new Set<string>();
  const state = { written: 0, stopped: false };
  const told = (user: User, text: string, by: 'mail' | 'api') =>
    void acknowledged.push({ userId: user.userId, email: user.email, text, by });

  const byApi = async (user: User): Promise<void> => {
    while (!state.stopped) {
      state.written += 1;
      const text = `Painted gate number ${state.written} of the yard.`;
      sent.add(text);
      const answer = await user.call('POST', '/api/achievements', { originalMessage: text }).catch(() => null);
      if (answer?.status === 201) told(user, text, 'api');
      await wait(LONGEST_PAUSE_MS * (1 + random()));
    }
  };
  const byMail = async (user: User, checkIn: SandboxMail): Promise<void> => {
    for (let mail = 0; mail < MAILS_A_USER && !state.stopped; mail += 1) {
      state.written += 1;
      const text = `Finished report number ${state.written} for the board.`;
      sent.add(text);
      const raw = replyTo(checkIn, user.email, text);
      const answer = await deliver(server.smtp.port, { user, to: replyAddressOf(checkIn), raw }).catch(() => null);
      if (answer?.startsWith('250')) told(user, text, 'mail');
      await wait(LONGEST_PAUSE_MS * 10 * random());
    }
  };
  const begun: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    const user = await aUser(server);
    const checkIn = await checkInFor(server, user);
    begun.push(byApi(user), byMail(user, checkIn));
  }
  return {
    acknowledged,
    sent,
    async acknowledgedMore(more) {
      const wanted = acknowledged.length + more;
      while (acknowledged.length < wanted) await wait(5);
    },
    async stop() {
      state.stopped = true;
      await Promise.all(begun);
    },
  };
};
