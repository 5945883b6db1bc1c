import type { CareerWords } from '#domain/documents/career-rules.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { LookBackPeriod } from '#domain/insights/look-back.ts';
import type { Correction, CorrectionByWords } from '#domain/wins/correction.ts';

/**
 * One thing a user asked us for, in their words, and what those words say about it. One that is not `certain` and would
 * change something is asked back first.
 */
export type MailRequest = Readonly<{ kind: RequestKind; text: string; details: RequestDetails; certain: boolean }>;

export type RequestKind =
  | DocumentKind
  | 'how-am-i-doing'
  | 'list-wins'
  | 'change-schedule'
  | 'pause'
  | 'resume'
  | 'stop'
  /** To end the subscription, or to have money back: what nobody does by mail. */
  | 'billing'
  | 'correct-wins'
  /** To have back what was dropped or merged. */
  | 'restore-wins'
  /** To work as something else, or somewhere else, or to be called otherwise. */
  | 'change-profile'
  /** A fact of their career: where somebody worked or studied, a language, a certificate. */
  | 'tell-career'
  /** To sign in, where that did not work. */
  | 'login'
  | 'export'
  /** What nobody does by mail either. */
  | 'delete-account'
  /** A question about what we can do, and how. */
  | 'ask-about-us'
  /** Something is wished of us, and nobody knows what. */
  | 'unknown-wish';

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

/** What is asked about us: `all` is what we are and do. */
export type AboutUs =
  | 'all'
  | 'wins'
  | 'deletion'
  | 'documents'
  | 'check-ins'
  | 'price'
  | 'privacy'
  | 'export'
  | 'languages'
  | 'who-reads'
  | 'files'
  | 'texts'
  | 'corrections'
  | 'several-people';

/** Looks at the user's wins: so it waits for those that the same mail tells of. Settings and corrections do not. */
export const looksAtWins = ({ kind }: Pick<MailRequest, 'kind'>): boolean => !FREE_OF_WINS.has(kind);

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
export type RequestDetails = Readonly<{
  company?: string;
  role?: string;
  frequency?: 'daily' | 'daily-weekdays' | 'weekly';
  time?: 'morning' | 'afternoon' | 'evening';
  hour?: string;
  weekday?: number;
  days?: readonly number[];
  every?: 1 | 2;
  without?: readonly number[];
  zone?: string;
  shift?: number;
  from?: string;
  until?: string;
  period?: LookBackPeriod;
  previous?: true;
  of?: string;
  count?: number;
  corrections?: readonly Correction[];
  named?: readonly string[];
  byWords?: readonly CorrectionByWords[];
  picked?: number;
  unnumbered?: number;
  about?: string;
  oldest?: true;
  topic?: AboutUs;
  /** Of `tell-career`: what is told, in their words. */
  career?: readonly CareerWords[];
  declined?: true;
  answers?: string;
}>;
