import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { JsonObject } from '#domain/json.ts';
import { audit, aWeek, composer, question, request, requests } from './composing.ts';

const winId = '0190aaaa-0000-7000-8000-00000000000a';
const training = { ...audit, text: 'Trained <b>two</b> & more colleagues on the new charts', winId };
const schedule = {
  frequency: 'daily-weekdays',
  timeOfDay: 'evening',
  clockTime: '17:30',
  weekdays: [0],
  weekInterval: 1,
  timezone: 'Europe/Berlin',
};
const checkInsNow = {
  schedule,
  next: ['2026-11-23T16:30:00.000Z', '2026-11-24T16:30:00.000Z'],
  pausedUntil: null,
  paused: false,
  inactive: false,
  none: null,
};

const outcome = (
  kind: RequestOutcome['request'],
  asked: string,
  result: RequestOutcome['result'],
  facts: JsonObject,
): JsonObject => ({ request: kind, asked, result, facts });

export const curriculum = {
  title: 'Ada Example',
  text: { blob: 'curriculum' },
  mailed: true,
  attachments: [
    { name: 'CV Ada Example.pdf', type: 'application/pdf', blob: 'pdf' },
    {
      name: 'CV Ada Example.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      blob: 'docx',
    },
  ],
};

const checkIn = (words: JsonObject) => request('check-in', words);
const answer = (words: JsonObject, kind: 'feedback' | 'document' = 'feedback') => request(kind, words);

/** One of every kind and wording, and of everything that came of a request. */
export const samples: Readonly<Record<string, MailRequested['data']>> = {
  ...requests,
  'check-in with a memory': checkIn({
    ...question,
    tone: 'usual',
    memory: { text: 'Closed the ward audit two days early', when: { ago: 'year', isExact: true } },
  }),
  'check-in, fewer from now on': checkIn({ ...question, tone: 'fewer', memory: null }),
  'check-in, the last one': checkIn({ ...question, tone: 'last', memory: null }),
  'answer to wins with a file': answer({
    wins: [{ ...audit, winId: `${winId.slice(0, -1)}b` }, training],
    more: 1,
    files: 2,
    question: { winId, question: { asks: 'whom', language: 'en' } },
  }),
  'answer that enriched a win': answer({
    enriched: { winId, text: 'Closed the ward audit two days early, with 4 colleagues' },
  }),
  'answer to a change': answer({
    outcomes: [outcome('change-schedule', 'weekdays at 5:30 pm please', 'done', checkInsNow)],
  }),
  'answer to questions': answer({
    outcomes: [
      outcome('how-am-i-doing', 'how am I doing?', 'done', aWeek),
      outcome('list-wins', 'list my last wins', 'done', {
        wins: [
          { winId, date: '2026-11-20', text: 'Closed the ward audit two days early' },
          { winId, date: '2026-11-19', text: 'Trained two colleagues' },
        ],
        total: 40,
        during: null,
      }),
      outcome('correct-wins', 'merge 1 and 2', 'done', {
        results: [{ kind: 'merge', result: 'done', numbers: [1, 2], quote: 'Closed the audit, and trained two' }],
      }),
    ],
  }),
  'answer to what could not be done': answer({
    outcomes: [
      outcome('cover-letter', 'a cover letter for Acme', 'unclear', {
        asks: 'role',
        company: 'Acme',
        role: '',
        zone: '',
      }),
      outcome('growth-log', 'my growth log', 'impossible', { reason: 'inactive' }),
    ],
  }),
  'a document': answer({ outcomes: [outcome('cv', 'please send me a CV', 'done', curriculum)] }, 'document'),
};

/** All of them as they go out. */
export const sampleMails = async (
  compose: (one: MailRequested['data']) => Promise<ComposedMail> = composer.compose,
): Promise<readonly (readonly [name: string, mail: ComposedMail])[]> =>
  Promise.all(Object.entries(samples).map(async ([name, one]) => [name, await compose(one)] as const));
