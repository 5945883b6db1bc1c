import type { MailKind, MailRequested } from '#domain/delivery/mail/events.ts';
import type { DocumentFacts } from '#domain/documents/mail-facts.ts';
import type { PostFacts } from '#domain/documents/post-facts.ts';
import type { Facts, Language } from '#domain/facts.ts';
import { type AnswerFacts, EMPTY_ANSWER, type Help, type Helpline } from '#domain/inbox/request/answer-facts.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { AsksFor, CheckInsNowFacts, ImpossibleFacts } from '#domain/inbox/request/outcome-facts.ts';
import type { LookBack } from '#domain/insights/look-back.ts';
import { request } from '../composing.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[];
export const OTHERS = ['de', 'fr', 'es'] as const;

const now: CheckInsNowFacts = {
  schedule: {
    frequency: 'weekly',
    timeOfDay: 'morning',
    clockTime: '18:30',
    weekdays: [1, 5],
    weekInterval: 1,
    timezone: 'Europe/Berlin',
  },
  next: ['2026-11-23T17:30:00.000Z'],
  paused: false,
  pausedUntil: null,
  inactive: false,
  none: null,
};

const month: LookBack = {
  period: 'month',
  span: { from: '2026-10-01', to: '2026-10-31' },
  withYear: false,
  wins: 7,
  daysWithWins: 5,
  bestStreak: 3,
  categories: [
    { name: 'Teaching', wins: 4 },
    { name: 'Care', wins: 2 },
    { name: 'Sales', wins: 1 },
  ],
  skills: [{ name: 'Triage', wins: 2 }],
  before: 9,
  highlights: [{ date: '2026-10-05', text: '40 → 9 min' }],
};

const quiet: LookBack = { ...month, wins: 0, categories: [], skills: [], highlights: [], bestStreak: 0, before: 0 };

const QUOTE = '1 2 3';
const done = (request: 'change-schedule' | 'pause' | 'resume' | 'stop', facts: Partial<CheckInsNowFacts> = {}) =>
  ({ request, asked: QUOTE, result: 'done', facts: { ...now, ...facts } }) as const;
const backs: readonly AsksFor[] = [
  ...(['company-and-role', 'company', 'role', 'schedule', 'other-days', 'zone'] as const),
  ...(['pause-date', 'sooner-date', 'later-date', 'correction', 'number', 'a-list-first'] as const),
];
const reasons: readonly ImpossibleFacts['reason'][] = [
  ...([
    'on-billing-page',
    'inactive',
    'too-many-today',
    'too-many-at-once',
    'no-account',
    'released',
    'declined',
  ] as const),
];

export const outcomes: readonly RequestOutcome[] = [
  done('change-schedule'),
  done('change-schedule', { paused: true, pausedUntil: '2026-12-01', next: [], none: 'paused' }),
  done('change-schedule', {
    schedule: { ...now.schedule, weekdays: [3], weekInterval: 2, clockTime: null },
    next: [],
    none: 'setup',
  }),
  done('pause', { paused: true, pausedUntil: '2026-12-01' }),
  done('pause', { paused: false, pausedFrom: '2026-12-01', pausedUntil: '2026-12-08' }),
  done('pause', { paused: false, pausedFrom: '2026-12-01' }),
  done('pause', { paused: true, next: [] }),
  done('stop', { paused: true, next: [] }),
  done('resume', {
    schedule: { ...now.schedule, frequency: 'daily', clockTime: null },
    next: [],
    none: 'undeliverable',
  }),
  done('resume', { schedule: { ...now.schedule, frequency: 'daily-weekdays' }, next: [], inactive: true }),
  ...[month, quiet, { ...month, wins: 12 }, { ...quiet, before: 3 }].map(
    (facts): RequestOutcome => ({ request: 'how-am-i-doing', asked: QUOTE, result: 'done', facts }),
  ),
  {
    request: 'list-wins',
    asked: QUOTE,
    result: 'done',
    facts: { wins: [{ winId: 'w9', date: '2026-11-20', text: QUOTE }], total: 4, during: null },
  },
  { request: 'list-wins', asked: QUOTE, result: 'done', facts: { wins: [], total: 0, during: month } },
  {
    request: 'correct-wins',
    asked: QUOTE,
    result: 'done',
    facts: {
      results: (['done', 'gone', 'no-such-number', 'unclear'] as const).flatMap((result) => [
        { kind: 'drop' as const, result, numbers: [2], quote: QUOTE },
        { kind: 'merge' as const, result, numbers: [1, 2], quote: QUOTE },
        { kind: 'reword' as const, result, numbers: [1], quote: QUOTE },
      ]),
    },
  },
  ...backs.map(
    (asks): RequestOutcome => ({
      request: 'pause',
      asked: QUOTE,
      result: 'unclear',
      facts: { asks, company: '', role: '', zone: asks === 'zone' ? 'X/Y' : '' },
    }),
  ),
  ...(['change-schedule', 'pause', 'resume', 'stop', 'correct-wins'] as const).map(
    (request): RequestOutcome => ({
      request,
      asked: QUOTE,
      result: 'to-confirm',
      facts: {
        details: {
          corrections: [
            { kind: 'drop', number: 2 },
            { kind: 'merge', numbers: [1, 2] },
            { kind: 'reword', number: -1, text: QUOTE, isFullText: true },
          ],
        },
        schedule: request === 'change-schedule' ? now.schedule : null,
        named: [],
      },
    }),
  ),
  ...reasons.map(
    (reason): RequestOutcome => ({ request: 'cv', asked: QUOTE, result: 'impossible', facts: { reason } }),
  ),
];

export const unclear: AnswerFacts = { ...EMPTY_ANSWER, tone: 'unclear' };

const win = { winId: 'w1', text: QUOTE, category: 'Teaching', skills: [], analysis: '' };
const all: AnswerFacts = {
  ...unclear,
  wins: [win, { ...win, winId: 'w2' }],
  more: 2,
  files: 2,
  filesLeft: 1,
  question: { winId: 'w1', question: { asks: 'result', language: 'en' } },
  tone: 'to-us',
  besideThem: QUOTE,
  leftOut: 'beside',
  asideOf: QUOTE,
  filesAside: 2,
  isLast: true,
};

export const answers: readonly AnswerFacts[] = [
  all,
  { ...unclear, wins: [win], files: 1, filesAside: 1, tone: 'account', besideThem: QUOTE, leftOut: 'too-much' },
  { ...unclear, enriched: { winId: 'w1', text: QUOTE }, tone: 'ahead', besideThem: QUOTE },
  { ...unclear, files: 1, leftOut: 'not-understood', tone: 'quiet', besideThem: QUOTE },
  { ...unclear, filesLeft: 2 },
  { ...unclear, leftOut: 'too-much' },
  ...(['quiet', 'thanks', 'account', 'to-us', 'ahead', 'unclear'] as const).map((tone) => ({ ...unclear, tone })),
  ...outcomes.map((outcome) => ({ ...unclear, tone: null, outcomes: [outcome] })),
  ...(['away', 'over-budget'] as const).map((withoutAi) => ({ ...unclear, wins: [win], withoutAi })),
];

export const HARD_DAYS = [
  ...(['loss', 'illness', 'harassment', 'heartbreak', 'exhaustion', 'fear', 'hurt'] as const),
  ...(['job', 'money', 'refusal', 'failure', 'heavy', 'hard'] as const),
];
const line: Helpline = { name: '024', number: '024', always: true, texts: true };
const helps: readonly Help[] = [
  { emergency: '112', lines: [line], more: null },
  { emergency: null, lines: [], more: 'https://findahelpline.com' },
];

/** Answers to hard days in each of their wordings, and to crises. */
export const hardDays = (language: Language): readonly AnswerFacts[] =>
  [0, 1, 2].flatMap((wording) => [
    ...HARD_DAYS.map((day) => {
      const help = day === 'heavy' ? (helps[0] ?? null) : null;
      return { ...unclear, tone: null, hardDay: { tone: 'setback', day, language, help, wording } } as const;
    }),
    ...helps.flatMap((help) =>
      (['life', 'violence'] as const).map(
        (day) => ({ ...unclear, tone: null, hardDay: { tone: 'crisis', day, language, help, wording } }) as const,
      ),
    ),
  ]);

const AT = '2026-11-28T09:30:00.000Z';
const held = { from: 'A <a@b.example>', subject: '', receivedAt: '2026-11-20T09:30:00.000Z', endsAt: AT };
const memory = { text: QUOTE, when: { ago: 'half-year', isExact: false } };
const checkIn = (tone: string, card: number) => ({
  of: 'check-in',
  question: { pool: 'any-day', card },
  tone,
  memory: tone === 'usual' ? memory : null,
});

const posts: readonly PostFacts[] = [
  ...([[], ['linkedin'], ['x'], ['linkedin', 'x']] as const).map(
    (networks) => ({ of: 'post', documentId: 'd-1', networks, texts: { blob: 'a post' } }) as const,
  ),
  { of: 'post', documentId: 'd-1', networks: ['x'], texts: { blob: 'a thread' } },
];

const DOCUMENT = { of: 'document', documentId: 'd-1', title: '1', text: { blob: 'a document' } } as const;
const documents: readonly DocumentFacts[] = [
  ...(
    ['cv', 'cover-letter', 'growth-log', 'social-thread', 'linkedin-post', 'twitter-post', 'custom-content'] as const
  ).map((kind): DocumentFacts => ({ ...DOCUMENT, kind, variant: '', attachments: [] })),
  ...(['article', 'performance-review', 'promotion-case', 'weekly-update', 'client-report'] as const).map(
    (variant): DocumentFacts => ({
      ...DOCUMENT,
      kind: 'custom-content',
      variant,
      attachments: [
        { name: '1.pdf', type: 'application/pdf', blob: 'pdf' },
        { name: '1.docx', type: 'application/octet-stream', blob: 'docx' },
      ],
    }),
  ),
];

const mails: readonly (readonly [MailKind, Facts | Readonly<{ of: string }>])[] = [
  ...['usual', 'fewer', 'last'].map((tone, card) => ['check-in', checkIn(tone, card)] as const),
  ...answers.map((facts) => ['feedback', facts] as const),
  ['document', all],
  ...documents.map((facts) => ['document', facts] as const),
  ...posts.map((facts) => ['post', facts] as const),
  ['insight', { of: 'insight', period: 'month', lookBack: month } as Facts],
  [
    'insight',
    {
      of: 'insight',
      period: 'week',
      lookBack: { ...quiet, period: 'week', span: { from: '2026-11-09', to: '2026-11-15' } },
    } as Facts,
  ],
  ...(['week', 'month'] as const).map(
    (period) =>
      [
        'insight',
        {
          of: 'insight-told',
          period,
          told: {
            ...month,
            period,
            highlights: [{ winId: 'w-1', date: '2026-11-12' }],
            text: { paragraphs: [[{ text: QUOTE, winIds: ['w-1'] }]] },
          },
        } as Facts,
      ] as const,
  ),
  ['is-this-you', { of: 'is-this-you', ...held } as Facts],
  ['held-mail-ends', { of: 'held-mail-ends', ...held } as Facts],
  ...[true, false].map((withCode) => ['login-link', { of: 'login-link', withCode }] as const),
  ['no-account', { of: 'nothing' }],
  ['sign-up-again', { of: 'nothing' }],
  ['welcome', { of: 'nothing' }],
  ['address-confirm', { of: 'address-confirm', before: 'old@b.example' } as Facts],
  ['address-changed', { of: 'address-changed', after: null } as Facts],
  ['address-taken', { of: 'nothing' }],
  ['payment-failed', { of: 'payment-failed', accessUntil: AT } as Facts],
  ['subscription-cancelled', { of: 'subscription-cancelled', accessUntil: AT } as Facts],
  ['payment-receipt', { of: 'payment-receipt', amount: 7500, currency: 'usd', date: AT, plan: 'yearly' } as Facts],
  ['refund-given', { of: 'refund-given', amount: 7500, currency: 'usd' } as Facts],
  ['renewal-ahead', { of: 'renewal-ahead', amount: 7500, currency: 'usd', date: AT } as Facts],
  ['deletion-receipt', { of: 'deletion-receipt', cancelled: true } as Facts],
  ...[true, false].map((onlyFiles) => ['not-understood', { of: 'not-understood', isLast: true, onlyFiles }] as const),
];

/** One of every kind that a user gets, and of what each may say, in a language. */
export const everyMail = (language: Language): readonly MailRequested['data'][] =>
  [...mails, ...hardDays(language).map((facts) => ['feedback', facts] as const)].map(([kind, facts]) =>
    request(kind, facts as Facts, { language, name: 'Ada' }),
  );
