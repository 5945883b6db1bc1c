import { z } from 'zod';
import { careerWords } from '#domain/documents/career.ts';
import { documentKind } from '#domain/documents/document-kind.ts';
import type { Frozen } from '#domain/frozen.ts';
import type { LookBackPeriod } from '#domain/insights/look-back.ts';
import { correction, correctionByWords } from '#domain/wins/correction.ts';

/**
 * `billing`: to end the subscription, or to have money back, which nobody does by mail; nor are `export` and `delete-account`.
 * `restore-wins`: to have back what was dropped or merged. `change-profile`: to work as something else, or somewhere else, or to
 * be called otherwise. `tell-career`: a fact of their career. `login`: to sign in, where that did not work. `ask-about-us`: a
 * question about what we can do, and how. `unknown-wish`: something is wished of us, and it is unclear what.
 */
const requestKind = z.enum([
  ...documentKind.options,
  'how-am-i-doing',
  'list-wins',
  'change-schedule',
  'pause',
  'resume',
  'stop',
  'billing',
  'correct-wins',
  'restore-wins',
  'change-profile',
  'tell-career',
  'login',
  'export',
  'delete-account',
  'ask-about-us',
  'unknown-wish',
]);
export type RequestKind = z.infer<typeof requestKind>;

/** What is asked about us: `all` is what we are and do. */
const aboutUs = z.enum([
  'all',
  'wins',
  'deletion',
  'documents',
  'check-ins',
  'price',
  'privacy',
  'export',
  'languages',
  'who-reads',
  'files',
  'texts',
  'corrections',
  'several-people',
]);
export type AboutUs = z.infer<typeof aboutUs>;

const said = z.string().exactOptional();
const numberSaid = z.int().exactOptional();
const yes = z.literal(true).exactOptional();

/**
 * What was read out of the words, each part only where they say it. `company` and `role` are those of a letter, or of the
 * one who writes. `frequency` to `zone` change the schedule (`weekday`
 * is the first of several `days`, `every` says each week or each second one, `without` are weekdays that shall have none
 * any more; `shift` is how many minutes later than now, or
 * earlier below zero, which is always asked about; `zone` is as the words name it, an IANA name where one is known); `until` is the local date (`yyyy-MM-dd`) on
 * which a pause ends, the first one with check-ins again, and `from` its first one where that is still to come; `period` is what to look back on, with `previous` the one before
 * this, with `of` the one that this local date is in, or all the time since it; `count` is how many wins to list;
 * `corrections` speak of the numbers of the mail that is answered, or of these `named` wins, number 1 first. `byWords` are corrections of wins that
 * their words name and no number, `picked` the number of the one that was chosen of several; once found, they have the numbers from `unnumbered` on. `about` are words that the wins to show hold,
 * `oldest` those that were told first. `declined`: its
 * user was asked whether it is meant, and said no; `answers` is the question that was answered.
 */
const requestDetails = z.object({
  company: said,
  role: said,
  frequency: z.enum(['daily', 'daily-weekdays', 'weekly']).exactOptional(),
  time: z.enum(['morning', 'afternoon', 'evening']).exactOptional(),
  hour: said,
  weekday: numberSaid,
  days: z.array(z.int()).exactOptional(),
  every: z.literal([1, 2]).exactOptional(),
  without: z.array(z.int()).exactOptional(),
  zone: said,
  shift: z.number().exactOptional(),
  from: said,
  until: said,
  period: z.enum(['week', 'month', 'quarter', 'year', 'since'] satisfies LookBackPeriod[]).exactOptional(),
  previous: yes,
  of: said,
  count: numberSaid,
  corrections: z.array(correction).exactOptional(),
  named: z.array(z.string()).exactOptional(),
  byWords: z.array(correctionByWords).exactOptional(),
  picked: numberSaid,
  unnumbered: numberSaid,
  about: said,
  oldest: yes,
  topic: aboutUs.exactOptional(),
  /** Of `tell-career`: what is told, in their words. */
  career: z.array(careerWords).exactOptional(),
  declined: yes,
  answers: said,
});
export type RequestDetails = Frozen<z.infer<typeof requestDetails>>;

/**
 * One thing a user asked us for, in their words, and what those words say about it. One that is not `certain` and would
 * change something is asked back first.
 */
export const mailRequest = z.object({
  kind: requestKind,
  text: z.string(),
  details: requestDetails,
  certain: z.boolean(),
});
export type MailRequest = Frozen<z.infer<typeof mailRequest>>;

const FREE_OF_WINS: ReadonlySet<RequestKind> = new Set([
  'change-schedule',
  'pause',
  'resume',
  'stop',
  'billing',
  'correct-wins',
  'restore-wins',
  'change-profile',
  'tell-career',
  'login',
  'export',
  'delete-account',
  'ask-about-us',
  'unknown-wish',
]);

const CHANGING: ReadonlySet<RequestKind> = new Set([
  'change-schedule',
  'pause',
  'resume',
  'stop',
  'correct-wins',
  'change-profile',
  'tell-career',
]);

/** Changes what we do or keep once it is carried out. */
export const changesSomething = ({ kind }: Pick<MailRequest, 'kind'>): boolean => CHANGING.has(kind);

/** Looks at the user's wins: so it waits for those that the same mail tells of. Settings and corrections do not. */
export const looksAtWins = ({ kind }: Pick<MailRequest, 'kind'>): boolean => !FREE_OF_WINS.has(kind);
