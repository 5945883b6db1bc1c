import { blobMissing } from '#application/engine/ports/archive.ts';
import type { MailKind, MailRequested, Thread } from '#domain/delivery/mail/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { type ComposerOptions, createMailComposer } from '#mail-gateway/sending/composer.ts';
import { mailFacts } from '#test/support/mail-facts.ts';

/** The files that documents name. */
export const blobs: Readonly<Record<string, Uint8Array | 'destroyed'>> = {
  pdf: Buffer.from('%PDF-1.7 of a test'),
  docx: Buffer.from('PK of a test'),
  gone: 'destroyed',
  'a post': Buffer.from(JSON.stringify(['1 2 3'])),
  'a document': Buffer.from('1 2 3'),
  curriculum: Buffer.from(
    'Ward nurse with a liking for order\n\nExperience\nClosed the ward audit two days early\nTrained two colleagues on the new charts\n\nSkills\nAuditing, planning, teaching',
  ),
  'a thread': Buffer.from(JSON.stringify(['1/2 1 2 3', '2/2 4 5 6'])),
};

export const composerOptions: ComposerOptions = {
  brandName: 'Cairn',
  domain: 'cairn.localhost',
  mailFrom: 'checkin@cairn.localhost',
  publicUrl: 'http://localhost:3000',
  supportEmail: 'support@cairn.localhost',
  tokens: {
    replyAddress: (id) => `reply-${id}@cairn.localhost`,
    returnAddress: (id) => `return-${id}@cairn.localhost`,
    linkToken: (purpose, id) =>
      `token-of-${id}`.replace('token-of-', purpose === 'login' ? 'token-of-' : `${purpose}-token-of-`),
    code: () => '123456',
  },
  dkim: null,
  blobOf: async (_, address) => {
    const blob = blobs[address];
    if (blob === undefined) throw blobMissing();
    return blob;
  },
};

export const composer = createMailComposer(composerOptions);

type Changes = Partial<Omit<MailRequested['data'], 'personal'>> &
  Readonly<{ to?: string; name?: string; thread?: Thread | null }>;

/** Kinds that expect an answer, and kinds that lead in. */
const conversing: readonly MailKind[] = ['check-in', 'feedback', 'document', 'not-understood', 'welcome'];
const linked: readonly MailKind[] = [
  'login-link',
  'sign-up-again',
  'welcome',
  'address-confirm',
  'is-this-you',
  'held-mail-ends',
];

/** The event that asks for a mail, with the least of facts that are not given. */
export const request = (
  kind: MailKind,
  said: JsonObject,
  { to, name, thread, ...changes }: Changes = {},
): MailRequested['data'] => ({
  mailId: '0190aaaa-0000-7000-8000-000000000001',
  userId: 1,
  at: '2026-11-21T12:00:00.000Z',
  kind,
  template: 1,
  language: 'en',
  completedJob: null,
  conversationId: conversing.includes(kind) ? 'c1' : null,
  linkId: linked.includes(kind) ? 'l1' : null,
  expiresAt: linked.includes(kind) ? '2026-11-21T12:10:00.000Z' : null,
  ...changes,
  personal: {
    to: to ?? 'ada@example.com',
    name: name ?? 'Ada',
    facts: mailFacts(kind, said),
    thread: thread ?? null,
  },
});

export const audit = {
  text: 'Closed the ward audit two days early',
  category: 'Quality and safety',
  skills: ['Auditing', 'Planning'],
  analysis: 'You finished ahead of time.',
};
/** "What did you get done today that you are glad about?" */
export const question = { question: { pool: 'evening', card: 0 } };
/** What a week held, as an insight or an answer tells it. */
export const aWeek = {
  period: 'week',
  span: { from: '2026-11-16', to: '2026-11-22' },
  withYear: false,
  wins: 3,
  daysWithWins: 2,
  bestStreak: 2,
  categories: [{ name: 'Quality and safety', wins: 2 }],
  skills: [{ name: 'Auditing', wins: 2 }],
  before: 2,
  highlights: [
    { date: '2026-11-18', text: 'Closed the ward audit two days early' },
    { date: '2026-11-20', text: 'Trained two new colleagues on the charts' },
  ],
};
/** One of every kind and wording. */
export const requests: Readonly<Record<string, MailRequested['data']>> = {
  'check-in': request('check-in', question),
  'login-link': request('login-link', { withCode: false }),
  'not-understood': request('not-understood', {}),
  'feedback on a win': request('feedback', { wins: [audit] }),
  'feedback on wins': request('feedback', { wins: [audit, { ...audit, text: 'Trained <b>two</b> & more' }], more: 3 }),
  'feedback on a request': request('feedback', {
    outcomes: [{ request: 'pause', asked: 'pause until May', result: 'impossible', facts: { reason: 'inactive' } }],
  }),
  'feedback on nothing': request('feedback', {}),
  'login-link with a code': request('login-link', {}),
  'no-account': request('no-account', {}, { name: '' }),
  'sign-up-again': request('sign-up-again', {}),
  welcome: request('welcome', {}),
  'address-confirm': request(
    'address-confirm',
    { before: 'old@example.com' },
    { to: 'new@example.com', expiresAt: '2026-11-22T12:00:00.000Z' },
  ),
  'address-changed': request('address-changed', { after: 'new@example.com' }),
  'address-taken': request('address-taken', {}),
  'payment-failed': request('payment-failed', { accessUntil: '2026-11-28T23:59:59.000Z' }),
  'subscription-cancelled': request('subscription-cancelled', { accessUntil: '2027-01-01T00:00:00.000Z' }),
  'payment-receipt': request('payment-receipt', {
    amount: 7500,
    currency: 'usd',
    date: '2026-11-28T23:59:59.000Z',
    plan: 'yearly',
  }),
  'refund-given': request('refund-given', { amount: 7500, currency: 'usd' }),
  'renewal-ahead': request('renewal-ahead', { amount: 7500, currency: 'usd', date: '2026-11-28T23:59:59.000Z' }),
  'deletion-receipt': request('deletion-receipt', { cancelled: true }),
  'insight of a week': request('insight', {
    period: 'week',
    lookBack: aWeek,
  }),
  'role mail': request('role-mail', {
    count: 12,
    mails: [{ id: 'm-7', role: 'abuse', at: '2026-11-20T09:30:00.000Z', size: 4096 }],
  }),
  'role answer': request(
    'role-answer',
    { text: 'Thank you for writing.\n\nWe have mended it.', role: 'support' },
    {
      name: '',
      thread: { inReplyTo: '<q1@example.org>', references: [], subject: 'A question' },
    },
  ),
  'held mail ends': request('held-mail-ends', {
    from: 'Ada Example <ada@elsewhere.example>',
    subject: 'Re: What did you get done today?',
    receivedAt: '2026-11-20T09:30:00.000Z',
    endsAt: '2026-12-20T09:30:00.000Z',
  }),
  'is this you': request('is-this-you', {
    from: 'Ada Example <ada@elsewhere.example>',
    subject: 'Re: What did you get done today?',
    receivedAt: '2026-11-20T09:30:00.000Z',
  }),
};
