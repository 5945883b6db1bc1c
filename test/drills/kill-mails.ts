import type { SandboxMail } from '#web/contract/outbox.ts';
import type { Reachable } from '../support/app.ts';
import { replyAddressOf, replyTo } from '../support/send-mail.ts';
import { aUser, checkInFor, type User } from '../support/user.ts';

/** A mail that a sender has to deliver, and what must come of it. */
export type DrillMail = Readonly<{
  user: User;
  messageId: string;
  to: string;
  raw: string;
  /** The words of each win, found in no other mail. */
  wins: readonly string[];
}>;

/** At most ten answers a day go to one user; the tenth is for the mail that comes last. */
const MAILS_PER_USER = 9;

type MailWriter = Readonly<{
  users: readonly User[];
  /** A reply to a check-in, from an account opened when the one before has had its mails. */
  write(): Promise<DrillMail>;
  /** One more from every account. */
  writeLast(): readonly DrillMail[];
}>;

export const mailWriter = (server: Reachable): MailWriter => {
  const checkIns = new Map<User, SandboxMail>();
  let latest: readonly [User, SandboxMail] | null = null;
  let written = 0;
  const open = async () => {
    const user = await aUser(server);
    const checkIn = await checkInFor(server, user);
    checkIns.set(user, checkIn);
    return [user, checkIn] as const;
  };
  return {
    get users() {
      return [...checkIns.keys()];
    },
    async write() {
      if (latest === null || written % MAILS_PER_USER === 0) latest = await open();
      written += 1;
      return replyOf(...latest, written);
    },
    writeLast: () =>
      [...checkIns].map(([user, checkIn]) => {
        written += 1;
        return replyOf(user, checkIn, written);
      }),
  };
};

const replyOf = (user: User, checkIn: SandboxMail, number: number): DrillMail => {
  const wins =
    number % 3 === 0
      ? [`Rewired hall number ${number} of the school.`, `Passed safety inspection number ${number}.`]
      : [`Finished report number ${number} for the board.`];
  const messageId = `<drill-${number}-${crypto.randomUUID()}@example.com>`;
  const text = wins.length === 1 ? wins.join() : wins.map((win) => `- ${win}`).join('\n');
  return { user, messageId, to: replyAddressOf(checkIn), raw: replyTo(checkIn, user.email, text, { messageId }), wins };
};
