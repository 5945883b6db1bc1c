import { connectSmtp } from '../support/smtp-client.ts';
import type { DrillMail } from './kill-mails.ts';

/** What senders saw. `broken` counts tries that got no answer, `later` those that were told to come again. */
export type Tally = { accepted: number; broken: number; later: number; refused: string[] };

type Senders = Readonly<{
  tally: Readonly<Tally>;
  send(mails: readonly DrillMail[]): void;
  /** Resolves at that many mails accepted in all. */
  accepted(count: number): Promise<void>;
  /** What has not been delivered yet never is: else a drill that broke off would go on for ever. */
  stop(): void;
}>;

/**
 * Senders as mail servers are: each delivers one mail at a time, and what got no 250 goes again as it was. `ready`
 * resolves when a sender may try next, at the port that `gateway` gives: there is a server. An answer that is not heard was lost on its way.
 */
export const startSenders = (
  count: number,
  gateway: () => number,
  ready: () => Promise<void>,
  isHeard: () => boolean,
): Senders => {
  const tally: Tally = { accepted: 0, broken: 0, later: 0, refused: [] };
  const queue: DrillMail[] = [];
  const waiting: { count: number; resolve(): void }[] = [];
  let free = count;
  let isStopped = false;

  const sendOne = async (mail: DrillMail): Promise<void> => {
    for (;;) {
      await ready();
      if (isStopped) return;
      const said = await deliver(gateway(), mail).catch(() => null);
      const answer = isHeard() ? said : null;
      if (answer?.startsWith('250')) break;
      if (answer === null) tally.broken += 1;
      else if (answer.startsWith('4')) tally.later += 1;
      else return void tally.refused.push(answer);
    }
    tally.accepted += 1;
    for (const one of waiting) if (tally.accepted >= one.count) one.resolve();
  };
  const next = async (): Promise<void> => {
    free -= 1;
    for (let mail = queue.shift(); mail; mail = queue.shift()) await sendOne(mail);
    free += 1;
  };
  return {
    tally,
    send(mails) {
      queue.push(...mails);
      for (let starting = Math.min(free, queue.length); starting > 0; starting -= 1) void next();
    },
    accepted: (wanted) =>
      new Promise((resolve) => {
        if (tally.accepted >= wanted) resolve();
        else waiting.push({ count: wanted, resolve });
      }),
    stop() {
      isStopped = true;
      queue.length = 0;
    },
  };
};

type Deliverable = Pick<DrillMail, 'to' | 'raw'> & Readonly<{ user: Readonly<{ email: string }> }>;

/** The answer to the end of the mail, or to what went wrong before. Rejects when the connection breaks. */
export const deliver = async (port: number, { user, to, raw }: Deliverable): Promise<string> => {
  const client = await connectSmtp(port);
  try {
    for (const line of ['EHLO drill.example', `MAIL FROM:<${user.email}>`, `RCPT TO:<${to}>`, 'DATA']) {
      const answer = await client.say(line);
      if (!/^[23]/.test(answer)) return answer;
    }
    return await client.say(`${raw.replace(/^\./gm, '..')}\r\n.`);
  } finally {
    client.destroy();
  }
};
