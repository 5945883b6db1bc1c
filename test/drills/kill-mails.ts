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

/** At most ten answers a day go to one user. */
const MAILS_PER_USER = 9;

/** Opens accounts as they are needed and writes replies to their check-ins, each once. */
export const mailWriter = (server: Reachable): { write(): Promise<DrillMail>; users: readonly User[] } => {
  const users: User[] = [];
  let checkIn: SandboxMail | null = null;
  let written = 0;
  return {
    users,
    async write() {
      if (written % MAILS_PER_USER === 0) {
        const user = await aUser(server);
        users.push(user);
        checkIn = await checkInFor(server, user);
      }
      const user = users.at(-1);
      if (!user || !checkIn) throw new Error('there is nobody to write for');
      written += 1;
      return replyOf(user, checkIn, written);
    },
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
