import type { Achievement } from '#web/contract/achievements.ts';
import type { Outbox, SandboxMail } from '#web/contract/outbox.ts';
import type { Reachable } from '../support/app.ts';
import { call, type User } from '../support/user.ts';
import type { DrillMail } from './kill-mails.ts';

/** What came of the mails, each win and each answer counted. Lines name mails by their Message-ID. */
export type Audit = Readonly<{ lost: readonly string[]; doubled: readonly string[]; strays: readonly string[] }>;

/**
 * The outbox as it grows: a page of it shows the newest mails only, so it is looked at again and again. Nothing is
 * dropped: a mail that stands twice on one page is counted as two.
 */
export const outboxWatch = (server: Reachable) => {
  const seen = new Map<string, SandboxMail>();
  const twice: SandboxMail[] = [];
  return {
    async look(): Promise<void> {
      const { mails } = (await call<Outbox>(server, 'GET', '/api/outbox')).body;
      const here = new Set<string>();
      for (const mail of mails) {
        if (here.has(mail.id)) twice.push(mail);
        here.add(mail.id);
        seen.set(mail.id, mail);
      }
    },
    answers: (): readonly SandboxMail[] => [...seen.values(), ...twice].filter(({ headers }) => headers['in-reply-to']),
  };
};

/** Compares what users see with what was accepted. */
export const audit = async (
  users: readonly User[],
  mails: readonly DrillMail[],
  answers: readonly SandboxMail[],
): Promise<Audit> => {
  const wins = countBy((await winsOf(users)).map(({ userId, originalMessage }) => `${userId} ${originalMessage}`));
  const answered = countBy(answers.map(({ to, headers }) => `${to} ${headers['in-reply-to']}`));
  const lost: string[] = [];
  const doubled: string[] = [];
  const judge = (what: string, counts: Map<string, number>, key: string) => {
    const count = counts.get(key) ?? 0;
    counts.delete(key);
    if (count === 0) lost.push(what);
    if (count > 1) doubled.push(`${what}: ${count} times`);
  };
  for (const { user, messageId, wins: texts } of mails) {
    for (const text of texts) judge(`the win of ${messageId}`, wins, `${user.userId} ${text}`);
    judge(`the answer to ${messageId}`, answered, `${user.email} ${messageId}`);
  }
  return { lost, doubled, strays: [...wins.keys(), ...answered.keys()] };
};

const winsOf = async (users: readonly User[]): Promise<readonly Achievement[]> => {
  const wins: Achievement[] = [];
  for (const user of users) wins.push(...(await user.wins()));
  return wins;
};

const countBy = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
