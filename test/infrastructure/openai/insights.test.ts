import test, { type ExecutionContext } from 'ava';
import nock from 'nock';
import { composeInsight } from '#application/insights/compose-insight.ts';
import { makeInsight } from '#application/insights/write-insight.ts';
import type { WinDocument } from '#application/wins/wins.ts';
import { asPlainText } from '#domain/insights/insight-text.ts';
import { createOpenAiInsightWriter } from '#infrastructure/openai/insights/writer.ts';
import { completion } from '#test/support/ai-server.ts';
import { insightsOf } from '../../application/insights/insight-setting.ts';
import type { AWin } from '../../application/wins/wins-on-record.ts';
import { aModel } from './setting.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const TODAY = '2026-11-21';
const WINS: readonly AWin[] = [
  { date: '2026-09-02', text: 'Held the lesson on fractions.', category: 'Teaching' },
  { date: '2026-10-03', text: 'Held the lesson on decimals.', category: 'Teaching' },
  { date: '2026-10-12', text: 'Chloe thanked me for the help with her essay.', category: 'Teaching' },
  { date: '2026-10-20', text: 'Cut the waiting time from 40 to 25 minutes.', category: 'Process improvement' },
];

type Sent = Readonly<{
  time?: string;
  counted: Readonly<Record<string, string>>;
  wins: Readonly<Record<string, { text: string; date: string }>>;
}>;
type Sentence = Readonly<{ text: string; sources?: readonly string[]; quotes?: readonly string[]; advice?: boolean }>;
type Script = (sent: Sent) => readonly (readonly Sentence[])[] | string | null;

/** A provider that answers by a script, or never (null); `sent` are the bodies of all calls. */
const provider = (name: string, script: Script) => {
  const sent: string[] = [];
  nock(`https://${name}.example`)
    .persist()
    .post('/v1/chat/completions')
    .reply(async (request: Request) => {
      const body = await request.text();
      sent.push(body);
      const { messages } = JSON.parse(body) as { messages: readonly { content: string }[] };
      const said = script(JSON.parse(messages.at(-1)?.content ?? '{}') as Sent);
      if (said === null) return new Promise<never>(() => undefined);
      if (typeof said === 'string')
        return [200, JSON.stringify(completion(said)), { 'content-type': 'application/json' }];
      const paragraphs = said.map((sentences) => ({
        sentences: sentences.map(({ text, sources = [], quotes = [], advice = false }) => ({
          text,
          sources,
          quotes,
          advice,
        })),
      }));
      return [200, JSON.stringify(completion(JSON.stringify({ paragraphs }))), { 'content-type': 'application/json' }];
    });
  return { baseUrl: `https://${name}.example/v1`, sent };
};

const labelOf = (sent: Sent, words: string): string =>
  Object.entries(sent.wins).find(([, { text }]) => text.includes(words))?.[0] ?? 'W?';

const honest: Script = (sent) => [
  [
    { text: 'October brought three wins, and two of them were about teaching.', sources: ['C1', 'C2'] },
    {
      text: 'The one to keep: you brought the waiting time down from 40 to 25 minutes.',
      sources: [labelOf(sent, 'waiting')],
      quotes: ['from 40 to 25 minutes'],
    },
  ],
  [
    {
      text: 'And somebody noticed: you were thanked for helping with an essay.',
      sources: [labelOf(sent, 'essay')],
      quotes: ['thanked me for the help'],
    },
    { text: 'Next time, add what the shorter wait meant for the people in the queue.', advice: true },
  ],
];

type Options = Readonly<{
  wins?: readonly AWin[];
  isHard?: boolean;
  limitMs?: number;
  isPrivate?: (win: WinDocument) => boolean;
}>;

const october = async (
  t: ExecutionContext,
  baseUrl: string,
  { wins = WINS, isHard = false, limitMs = 60_000, isPrivate = () => false }: Options = {},
) => {
  const { services, parts, of } = await insightsOf(t, wins, TODAY, { isHard });
  const insight = await of('month', '2026-10-01');
  if (!insight) throw new Error('nothing was written in October');
  const readModels = {
    ...parts.readModels,
    get: async (...asked: Parameters<typeof parts.readModels.get>) => {
      const found = (await parts.readModels.get(...asked)) as WinDocument | null;
      return found && 'text' in found ? { ...found, private: isPrivate(found) } : found;
    },
  } as typeof parts.readModels;
  const ai = {
    ...parts,
    readModels,
    aiInsightWriter: createOpenAiInsightWriter(aModel({ baseUrl, timeLimitMs: 2_000 })),
  };
  const reader = {
    userId: 1,
    today: TODAY,
    language: 'en' as const,
    journal: { dates: new Map<string, number>(), undated: new Map<string, number>(), history: new Map() as never },
    winTimes: async () => new Map(),
    isGentle: async () => isHard,
  };
  return { plain: insight.text, told: await composeInsight(ai, reader, insight, limitMs), services, parts: ai };
};

test('what a model tells freely of facts that stand there is kept, each sentence with its wins', async (t) => {
  const { told } = await october(t, provider('honest', honest).baseUrl);
  t.deepEqual([told.writtenBy, told.fallbackReason], ['openai:m', null]);
  t.is(told.text.paragraphs.length, 2);
  const [counted, cut, thanked, advice] = told.text.paragraphs.flat();
  t.deepEqual([counted?.winIds, cut?.winIds, thanked?.winIds, advice?.winIds], [[], ['win-4'], ['win-3'], []]);
});

test('a number, a name or a quote that its wins do not hold is cut, and the rest stays', async (t) => {
  const liar: Script = (sent) => {
    const said = honest(sent) as readonly (readonly Sentence[])[];
    const wait = labelOf(sent, 'waiting');
    return [
      ...said,
      [
        { text: 'That saves 500 minutes a week.', sources: [wait], quotes: ['from 40 to 25 minutes'] },
        { text: 'The board praised the shorter wait.', sources: [wait], quotes: ['the board praised it'] },
        { text: 'It was done together with Margarethe.', sources: [wait], quotes: ['Cut the waiting time'] },
        { text: 'You are the best teacher of all.', sources: [] },
      ],
    ];
  };
  const { told } = await october(t, provider('liar', liar).baseUrl);
  const text = asPlainText(told.text);
  t.is(told.writtenBy, 'openai:m');
  t.notRegex(text, /500|board|Margarethe|best teacher/);
  t.regex(text, /from 40 to 25 minutes/);
});

test('where too little of it stands, plain code tells it', async (t) => {
  const invented: Script = (sent) => [
    [
      { text: 'You won 12 prizes.', sources: [labelOf(sent, 'waiting')], quotes: ['Cut the waiting time'] },
      { text: 'You led 9 people.', sources: [labelOf(sent, 'essay')], quotes: ['led nine'] },
      {
        text: 'You held the lesson on decimals.',
        sources: [labelOf(sent, 'decimals')],
        quotes: ['the lesson on decimals'],
      },
    ],
  ];
  const { told, plain } = await october(t, provider('invented', invented).baseUrl);
  t.deepEqual([told.writtenBy, told.fallbackReason], ['builtin', 'unfit']);
  t.deepEqual(told.text, plain);
});

test('away, slow or without sense: plain code tells it, and says why', async (t) => {
  const slow = await october(t, provider('slow', () => null).baseUrl, { limitMs: 50 });
  t.deepEqual([slow.told.writtenBy, slow.told.fallbackReason], ['builtin', 'away']);
  const odd = await october(t, provider('odd', () => 'no JSON at all').baseUrl);
  t.deepEqual([odd.told.writtenBy, odd.told.fallbackReason], ['builtin', 'unfit']);
});

test('it is sent the wins of the time and what was counted, no name, no private win and none of another time', async (t) => {
  const server = provider('sent', honest);
  await october(t, server.baseUrl, { isPrivate: ({ text }) => text.includes('decimals') });
  const [body = ''] = server.sent;
  const user = JSON.parse(
    (JSON.parse(body) as { messages: { content: string }[] }).messages.at(-1)?.content ?? '',
  ) as Sent;
  t.deepEqual(
    Object.values(user.wins).map(({ text }) => text),
    [
      'Cut the waiting time from 40 to 25 minutes.',
      `${Object.values(user.wins)[1]?.text.split(' ')[0]} thanked me for the help with her essay.`,
    ],
  );
  t.regex(Object.values(user.counted)[0] ?? '', /three wins/);
  t.notRegex(body, /Chloe|decimals|fractions/);
});

test('after a hard day it is told so', async (t) => {
  const server = provider('gentle', honest);
  await october(t, server.baseUrl, {
    isHard: true,
    wins: [
      ...WINS,
      ...['05', '06', '07'].map((day) => ({
        date: `2026-09-${day}`,
        text: `Answered letter ${day}.`,
        category: 'Customers',
      })),
    ],
  });
  t.regex(server.sent[0] ?? '', /hard days lately/);
});

test('what was made is kept with its writer’s name', async (t) => {
  const { parts, services } = await october(t, provider('kept', honest).baseUrl);
  await services.vault.make(1);
  const clock = { ...parts.clock, now: () => Date.parse('2026-10-31T12:00:00Z') };
  const made = await makeInsight({ ...parts, clock }, 1, 'month', true);
  t.like(made?.insight, { writtenBy: 'openai:m', fallbackReason: null, isStale: false });
  const [event] = await parts.log.read('insight-1-month-2026-10-01');
  t.like(event?.data, { writtenBy: 'openai:m', language: 'en', fallbackReason: null });
});
