import test from 'ava';
import nock from 'nock';
import { isAiUnfit } from '#application/engine/ports/ai-faults.ts';
import type { AiReading } from '#application/inbox/ai-reader.ts';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { readWithAi } from '#application/inbox/read-with-ai.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createOpenAiReader } from '#infrastructure/openai/reading/reader.ts';
import { claims } from '#language/claims/claims.ts';
import { readText } from '#language/reader/read-words.ts';
import { completion } from '#test/support/ai-server.ts';
import { plantedTexts } from '#test/support/planted.ts';
import { unplaced } from '#test/support/unplaced.ts';
import { aModel } from './setting.ts';

type Understood = Extract<Reading, { kind: 'understood' }>;
type Part = Readonly<{ text: string; is: string; kind?: string | null; details?: object | null }>;

const today = '2026-11-20';
const sent: string[] = [];

type AskedOf = Readonly<{
  response_format?: Readonly<{ type: string }>;
  messages: readonly Readonly<{ content: string }>[];
}>;

/** A provider that answers as told, each call with what was sent last. */
const provider = (answer: (asked: AskedOf) => readonly [status: number, body: object]) =>
  nock('https://api.openai.com')
    .persist()
    .post('/v1/chat/completions', (body) => {
      sent.push(JSON.stringify(body));
      return true;
    })
    .reply(() => {
      const [status, body] = answer(JSON.parse(sent.at(-1) ?? '{}') as AskedOf);
      return [status, JSON.stringify(body), { 'content-type': 'application/json' }] as const;
    });

const messageIn = ({ messages }: AskedOf): string =>
  (JSON.parse(messages.at(-1)?.content ?? '{}') as { message: string }).message;

/** Whatever is asked is answered with these parts; `of` sees the message as it was sent, names hidden. */
const answering = (of: (message: string) => readonly Part[], tone = 'win') =>
  provider((asked) => [200, completion(JSON.stringify({ tone, language: 'en', parts: of(messageIn(asked)) }))]);

const reader = () => createOpenAiReader(aModel({}));
const context = {
  userId: 4_711_000,
  names: async () => ({ ...NO_NAMES, people: ['Zora', 'Quill'] }),
  today,
  asked: null,
  listed: [],
  journal: [],
};
const beside = async () => ({ listed: [], journal: [] });
const rules = (words: string): Understood => ({ ...readText(words, { asked: null, today }), words });
const both = async (words: string, by = rules(words)) =>
  (await readWithAi({ aiReader: reader(), claims }, by, { ...context, beside })) as Understood;

test.beforeEach(() => {
  nock.disableNetConnect();
  sent.length = 0;
});
test.afterEach.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

test.serial(
  'no planted word of a message leaves: people, firms, places, phones, addresses, links and ids',
  async (t) => {
    answering((message) => [{ text: message, is: 'chat' }]);
    const leaked: string[] = [];
    for (const { language, text, words } of plantedTexts) {
      await reader().read(`${text} Thanks, zora QUILL`, { ...context, language, today: '1999-01-01' });
      const call = new Set((sent.at(-1) ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
      for (const word of [...words, 'zora', 'quill'])
        if (call.has(word.toLowerCase())) leaked.push(`${word} of: ${text}`);
    }
    t.is(sent.length, plantedTexts.length);
    t.deepEqual(leaked, []);
    t.regex(sent.join(), /"store":false/);
    t.notRegex(sent.join(), /4711000|"user":|metadata/);
  },
);

test.serial('what was hidden comes back in the parts and in the details, before anything is looked at', async (t) => {
  answering((message) => {
    const [placeholder] = /\[NAME_\d+\]/.exec(message) ?? [];
    return [{ text: message, is: 'request', kind: 'cover-letter', details: { company: placeholder, role: null } }];
  });
  const words = 'Please write a letter for Kwabenatec.';
  const { parts } = await reader().read(words, { ...context, language: 'en' });
  t.notRegex(sent.join(), /kwabenatec/i);
  t.deepEqual(parts, [{ text: words, is: 'request', kind: 'cover-letter', details: { company: 'Kwabenatec' } }]);
});

const FRIDAYS = 'Please send my check-ins on Fridays at 8:30.';
const KEPT = 'Fixed the boiler today.';

const untrue: Readonly<Record<string, (message: string) => readonly Part[]>> = {
  'with another word': () => [{ text: 'Please send my check-ins on Mondays at 8:30.', is: 'request', kind: 'stop' }],
  'in another order': () => [
    { text: KEPT, is: 'win' },
    { text: FRIDAYS, is: 'request', kind: 'change-schedule', details: { hour: '08:30', days: [5] } },
    { text: KEPT, is: 'win' },
  ],
  twice: () => [
    { text: FRIDAYS, is: 'win' },
    { text: FRIDAYS, is: 'win' },
  ],
  'with half a word': () => [{ text: 'ease send my check-ins', is: 'win' }],
  'of the orders given to it': () => [{ text: 'You read messages to a journal', is: 'win' }],
  'with what was hidden and never given out': () => [{ text: 'Fixed the boiler with [NAME_77].', is: 'win' }],
};
for (const [what, parts] of Object.entries(untrue))
  test.serial(`a part ${what} spoils the whole reading: the local one stands`, async (t) => {
    answering(parts);
    const words = `${FRIDAYS} ${KEPT}`;
    t.deepEqual(await both(words), rules(words));
    t.is(sent.length, 1);
  });

test.serial('words that it passes over are neither lost nor called done', async (t) => {
  answering(() => [{ text: KEPT, is: 'win' }]);
  const words = `${KEPT} ${FRIDAYS}`;
  const { wins, requests } = await both(words);
  t.deepEqual(wins, rules(words).wins);
  t.deepEqual(
    requests.map(({ kind, text, certain }) => ({ kind, text, certain })),
    [{ kind: 'change-schedule', text: FRIDAYS, certain: false }],
    'one heard it: it is asked',
  );
});

test.serial('it may ask for everything that the rules carry out, and knows its name', async (t) => {
  const words = 'I am Head Chef at Noma now, please put that on my profile.';
  const details = { role: 'Head Chef', company: 'Noma' };
  answering((message) => [{ text: message, is: 'request', kind: 'change-profile', details }]);
  t.like((await reader().read(words, { ...context, language: 'en' })).parts[0], { kind: 'change-profile', details });
  for (const kind of ['restore-wins', 'login', 'export', 'delete-account']) {
    nock.cleanAll();
    answering((message) => [{ text: message, is: 'request', kind }]);
    t.like((await reader().read(words, { ...context, language: 'en' })).parts[0], { is: 'request', kind });
  }
});

const shapeless: Readonly<Record<string, Part>> = {
  'an hour that no clock has': { text: FRIDAYS, is: 'request', kind: 'change-schedule', details: { hour: '25:00' } },
  'a day that no week has': { text: FRIDAYS, is: 'request', kind: 'change-schedule', details: { days: [9] } },
  'a date that no calendar has': { text: FRIDAYS, is: 'request', kind: 'pause', details: { until: '2026-02-30' } },
  'a rhythm that there is not': { text: FRIDAYS, is: 'request', kind: 'change-schedule', details: { every: 3 } },
  'a kind that there is not': { text: FRIDAYS, is: 'request', kind: 'send-money' },
  'a part that is nothing known': { text: FRIDAYS, is: 'order' },
};
for (const [what, part] of Object.entries(shapeless))
  test.serial(`${what} is of no shape of ours: nothing of the reading is taken`, async (t) => {
    answering(() => [part]);
    t.true(isAiUnfit(await t.throwsAsync(reader().read(FRIDAYS, { ...context, language: 'en' }))));
    t.deepEqual(await both(FRIDAYS), rules(FRIDAYS));
  });

test.serial('details that the words do not say are left out of what it alone hears', async (t) => {
  const words = 'zxcv qwer asdf 9';
  const alone = unplaced(words, today);
  const details = { hour: '03:00', zone: 'Asia/Tokyo', count: 12 };
  answering((message) => [{ text: message, is: 'request', kind: 'change-schedule', details }]);
  t.like(
    (await both(words, alone)).requests,
    [{ kind: 'unknown-wish' }],
    'nothing of it is left but that something is wished',
  );
  nock.cleanAll();
  answering((message) => [{ text: message, is: 'request', kind: 'change-schedule', details: { hour: '09:00' } }]);
  const [request] = (await both(words, alone)).requests;
  t.like(request, { kind: 'change-schedule', details: { clockTime: '09:00' }, certain: false });
});

test.serial('a document is heard by either, and changes nothing', async (t) => {
  const words = 'zxcv qwer asdf';
  const alone = unplaced(words, today);
  answering((message) => [{ text: message, is: 'request', kind: 'cv' }]);
  t.like((await both(words, alone)).requests[0], { kind: 'cv', certain: true });
  nock.cleanAll();
  answering((message) => [{ text: message, is: 'chat' }]);
  const letter = 'a cover letter for Acme, as head of sales';
  t.deepEqual((await both(letter)).requests, rules(letter).requests);
});

test.serial('json_schema answered by 500, then json_object: read all the same, and so from then on', async (t) => {
  const formats: string[] = [];
  provider((asked) => {
    formats.push(asked.response_format?.type ?? 'plain');
    if (formats.at(-1) === 'json_schema') return [500, { error: { message: 'no' } }];
    const parts = [{ text: messageIn(asked), is: 'win' }];
    return [200, completion(JSON.stringify({ tone: 'win', language: 'en', parts }))];
  });
  const once = reader();
  const read = () => once.read(KEPT, { ...context, language: 'en' });
  const opinion: AiReading = {
    tone: 'win',
    language: 'en',
    parts: [{ text: KEPT, is: 'win', date: null, draft: null }],
  };
  t.deepEqual(await read(), opinion);
  t.deepEqual(await read(), opinion);
  t.deepEqual(formats, ['json_schema', 'json_object', 'json_object']);
});

test.serial('a provider that is ill leaves the reading to the rules, after one call and one retry', async (t) => {
  provider(() => [503, {}]);
  const alone = rules(KEPT);
  t.deepEqual(await both(KEPT), alone);
  t.is(sent.length, 2);
});

test.serial('who has no tokens left today is read by the rules, and nothing leaves', async (t) => {
  answering((message) => [{ text: message, is: 'win' }]);
  const budget = { take: async () => false, settle: async () => {} };
  const aiReader = createOpenAiReader(aModel({ budget }));
  t.deepEqual(await readWithAi({ aiReader, claims }, rules(KEPT), { ...context, beside }), rules(KEPT));
  t.deepEqual(sent, []);
});
