import test from 'ava';
import nock from 'nock';
import { isAiUnfit } from '#application/engine/ports/ai-faults.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createOpenAiCareerReader } from '#infrastructure/openai/career/reader.ts';
import { aiFailures } from '#test/support/ai-failures.ts';
import { completion } from '#test/support/ai-server.ts';
import { aModel } from './setting.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const LINES = [
  'Zora Quill',
  'zora.quill@example.org\t+44 7700 900412',
  '',
  'Experience',
  'Head Baker\tAug 2018 – Nov 2020',
  'Crumb & Co Ltd, Utrecht',
];
const user = { userId: 1, names: async () => ({ ...NO_NAMES, people: ['Zora', 'Quill'] }) };
const NOTHING = { positions: [], schools: [], certificates: [], languages: [], skills: [] };

const asking = async (host: string, answer: object, lines: readonly string[] = LINES) => {
  const sent: string[] = [];
  nock(`https://${host}.example`)
    .post('/v1/chat/completions', (body) => sent.push(JSON.stringify(body)) > 0)
    .reply(200, completion(JSON.stringify(answer)));
  const reader = createOpenAiCareerReader(aModel({ baseUrl: `https://${host}.example/v1` }));
  return { found: await reader.find(lines, user), sent };
};

test('what is sent of a CV: our words, then its lines under their numbers, its person hidden', async (t) => {
  const { sent } = await asking('prompt', NOTHING);
  t.is(sent.length, 1);
  const { messages, response_format } = JSON.parse(sent[0] ?? '{}');
  t.snapshot(messages[0].content, 'system');
  t.snapshot(JSON.parse(messages[1].content), 'user');
  t.like(response_format, { type: 'json_schema', json_schema: { strict: true } });
  t.notRegex(sent.join(), /zora|quill|7700/iu);
});

test('quotes come back by the lines that were read, with what was hidden in them', async (t) => {
  const { found } = await asking('quotes', {
    ...NOTHING,
    positions: [
      {
        title: [{ line: 5, words: 'Head Baker' }],
        employer: [{ line: 6, words: 'Crumb & Co Ltd' }],
        place: [],
        time: [{ line: 5, words: 'Aug 2018 – Nov 2020' }],
      },
    ],
    skills: [{ name: [{ line: 1, words: '[PERSON_1]' }] }],
  });
  t.deepEqual(found, [
    {
      kind: 'position',
      title: [{ line: 4, words: 'Head Baker' }],
      employer: [{ line: 5, words: 'Crumb & Co Ltd' }],
      place: [],
      time: [{ line: 4, words: 'Aug 2018 – Nov 2020' }],
    },
    { kind: 'skill', name: [{ line: 0, words: 'Zora Quill' }] },
  ]);
});

test('an answer of another shape is unfit, and a CV in another script is not sent', async (t) => {
  for (const [at, answer] of [{ ...NOTHING, positions: [{ title: 'Head Baker' }] }, { positions: [] }].entries())
    t.true(isAiUnfit(await t.throwsAsync(asking(`odd-${at}`, answer))));
  t.true(isAiUnfit(await t.throwsAsync(asking('script', NOTHING, ['Пекарь', 'Хлебозавод номер один, Москва']))));
});

for (const [what, [reason, reply]] of Object.entries(aiFailures))
  test(`a provider that ${what} is ${reason}`, async (t) => {
    const host = `https://career-${what.replace(/[^a-z]+/giu, '-')}.example`;
    const answer = reply({ is: 'whole', sources: {}, request: '', advertisement: '', today: '' });
    const scope = nock(host).persist().post('/v1/chat/completions');
    if (answer)
      scope.reply(answer.status, typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), {
        'content-type': 'application/json',
        ...answer.headers,
      });
    else scope.delay(60_000).reply(200, '');
    const reader = createOpenAiCareerReader(aModel({ baseUrl: `${host}/v1` }), { timeLimitMs: 50 });
    const error = await t.throwsAsync(reader.find(LINES, user));
    t.true(reason === 'unfit' ? isAiUnfit(error) : isUnavailable(error));
  });
