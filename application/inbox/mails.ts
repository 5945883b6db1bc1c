import { readModel } from '#application/engine/read-model.ts';

/**
 * Where a mail ended, exactly one of these: `understood`, `unreadable`, `automatic` and `bounce` say what it was, `role`
 * that it went to the operators, `disowned` that its user had not written it. `held` waits for its user's word, `let-go`
 * that nobody said whose it was, `waiting` for the DNS; `reading` is only until it is read.
 */
export type MailEnd = (typeof mailEnds)[number];
export const mailEnds = [
  'reading',
  'understood',
  'unreadable',
  'automatic',
  'bounce',
  'held',
  'waiting',
  'role',
  'disowned',
  'let-go',
] as const;

/**
 * No personal word: it outlives its account, and operators see it. `reason` is a code: why it could not be read or
 * is not answered, what a report said, `released` where its user had to say whose it is. `answered`: it adds to a win that
 * we had asked about.
 */
export type MailDocument = Readonly<{
  userId: number;
  receivedAt: string;
  size: number;
  end: MailEnd;
  winCount: number;
  requestCount: number;
  answered: boolean;
  fileCount: number;
  reason: string;
}>;

/** Every mail that was taken and how it ended. */
export const MAILS = readModel<MailDocument>()({
  name: 'mails',
  indexes: [['receivedAt'], ['userId', 'receivedAt'], ['end', 'receivedAt']],
});
