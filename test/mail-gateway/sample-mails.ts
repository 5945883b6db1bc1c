import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import type { MailRequestedV2 } from '#domain/delivery/mail/events.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { JsonObject } from '#domain/json.ts';
import { audit, composer, question, request, requests } from './composing.ts';

const winId = '0190aaaa-0000-7000-8000-00000000000a';
const training = { ...audit, text: 'Trained <b>two</b> & more colleagues on the new charts', winId };
const schedule = { frequency: 'daily-weekdays', time: 'evening', hour: '17:30', weekday: 0, timezone: 'Europe/Berlin' };
const checkInsNow = {
  schedule,
  next: ['2026-11-23T16:30:00.000Z', '2026-11-24T16:30:00.000Z'],
  pausedUntil: null,
  paused: false,
  inactive: false,
};
const emptyAnswer = { wins: [], more: 0, enriched: null, files: 0, filesLeft: 0, outcomes: [], question: null };

const outcome = (
  kind: RequestOutcome['request'],
  asked: string,
  result: RequestOutcome['result'],
  words: JsonObject,
): JsonObject => ({ request: kind, asked, result, words });

export const curriculum = {
  title: 'Ada Example',
  text: 'Ward nurse with a liking for order\n\nExperience\nClosed the ward audit two days early\nTrained two colleagues on the new charts\n\nSkills\nAuditing, planning, teaching',
  attachments: [
    { name: 'CV Ada Example.pdf', type: 'application/pdf', blob: 'pdf' },
    {
      name: 'CV Ada Example.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      blob: 'docx',
    },
  ],
};

const checkIn = (words: JsonObject) => request('check-in', words, { template: 2 });
const answer = (words: JsonObject, kind: 'feedback' | 'document' = 'feedback') =>
  request(kind, { ...emptyAnswer, ...words }, { template: kind === 'document' ? 1 : 2 });

/** One of every kind and wording, and of everything that came of a request. */
export const samples: Readonly<Record<string, MailRequestedV2['data']>> = {
  ...requests,
  'check-in with a memory': checkIn({
    ...question,
    tone: 'usual',
    memory: { text: 'Closed the ward audit two days early', ago: 'A year ago' },
  }),
  'check-in, fewer from now on': checkIn({ ...question, tone: 'fewer', memory: null }),
  'check-in, the last one': checkIn({ ...question, tone: 'last', memory: null }),
  'answer to wins with a file': answer({
    wins: [{ ...audit, winId: `${winId.slice(0, -1)}b` }, training],
    more: 1,
    files: 2,
    question: { winId, text: 'How many colleagues were there in the end?' },
  }),
  'answer that enriched a win': answer({
    enriched: { winId, text: 'Closed the ward audit two days early, with 4 colleagues' },
  }),
  'answer to a change': answer({
    outcomes: [outcome('change-schedule', 'weekdays at 5:30 pm please', 'done', checkInsNow)],
  }),
  'answer to questions': answer({
    outcomes: [
      outcome('how-am-i-doing', 'how am I doing?', 'done', {
        title: 'Your month so far',
        lines: ['12 wins on 9 days', 'Most of them: Quality and safety'],
        highlights: ['“Closed the ward audit two days early”'],
      }),
      outcome('list-wins', 'list my last wins', 'done', {
        wins: [
          { winId, date: '2026-11-20', text: 'Closed the ward audit two days early' },
          { winId, date: '2026-11-19', text: 'Trained two colleagues' },
        ],
        total: 40,
      }),
      outcome('correct-wins', 'merge 1 and 2', 'done', {
        results: [{ kind: 'merge', result: 'done', numbers: [1, 2], quote: 'Closed the audit, and trained two' }],
      }),
    ],
  }),
  'answer to what could not be done': answer({
    outcomes: [
      outcome('cv', 'please send me a CV', 'later', {}),
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
  compose: (one: MailRequestedV2['data']) => Promise<ComposedMail> = composer.compose,
): Promise<readonly (readonly [name: string, mail: ComposedMail])[]> =>
  Promise.all(Object.entries(samples).map(async ([name, one]) => [name, await compose(one)] as const));
