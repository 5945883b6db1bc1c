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
 * question about what we can do, and how. `ask-about-me`: a question about what its writer did and can. `unknown-wish`: something is wished of us, and it is unclear what.
 */
export const requestKind = z.enum([
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
  'ask-about-me',
  'unknown-wish',
]);
export type RequestKind = z.infer<typeof requestKind>;

/** What is asked about us: `all` is what we are and do. */
export const aboutUs = z.enum([
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

/** What the words of a request say about it. A field is there only where they say it. */
const requestDetails = z.object({
  /** Of a cover letter; for `change-profile` where the user works now. */
  company: said,
  role: said,
  /** Of a document: the job advertisement that was pasted below the request. */
  jobDescription: said,
  frequency: z.enum(['daily', 'daily-weekdays', 'weekly']).exactOptional(),
  timeOfDay: z.enum(['morning', 'afternoon', 'evening']).exactOptional(),
  /** `HH:mm`. */
  clockTime: said,
  /** The first of `weekdays`, or the only one that is wished for; 0 is Sunday. */
  weekday: numberSaid,
  weekdays: z.array(z.int()).exactOptional(),
  /** Every week, or every second one. */
  weekInterval: z.literal([1, 2]).exactOptional(),
  /** Weekdays that are to have no check-in any more. */
  withoutWeekdays: z.array(z.int()).exactOptional(),
  /** A time zone as the words name it; an IANA name where one is known. */
  zone: said,
  /** Minutes later than now, or earlier below zero. It is always asked about first. */
  shiftMinutes: z.number().exactOptional(),
  /** The first local date of a pause, where that is still to come. */
  from: said,
  /** The local date on which a pause ends: the first one with check-ins again. */
  until: said,
  /** What to look back on. */
  period: z.enum(['week', 'month', 'quarter', 'year', 'since'] satisfies LookBackPeriod[]).exactOptional(),
  /** The period before the current one. */
  previous: yes,
  /** A local date: the period that it is in, or for `since` all the time from it on. */
  periodDate: said,
  /** How many wins to list. */
  wantedCount: numberSaid,
  /** By the numbers of the mail that is answered, or of `numberedWinIds`. */
  corrections: z.array(correction).exactOptional(),
  /** The wins that the numbers of `corrections` speak of, number 1 first. */
  numberedWinIds: z.array(z.string()).exactOptional(),
  /** Corrections of wins that their words name, and no number. */
  correctionsByWords: z.array(correctionByWords).exactOptional(),
  /** The number that was chosen of the wins that `correctionsByWords` may mean. */
  pickedNumber: numberSaid,
  /** From this number on, wins in `numberedWinIds` were named by their words. */
  numberedFrom: numberSaid,
  /** Words that the wins to show hold. */
  searchText: said,
  /** The wins that were told first. */
  oldestFirst: yes,
  topic: aboutUs.exactOptional(),
  /** For `tell-career`: what is told, in their words. */
  careerFacts: z.array(careerWords).exactOptional(),
  /** The user was asked whether it is meant, and said no. */
  declined: yes,
  /** The question of ours that was answered. */
  answeredQuestion: said,
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
