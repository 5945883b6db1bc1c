import test from 'ava';
import { isAiOverBudget, isAiUnfit } from '#application/engine/ports/ai-faults.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { type Answering, aiServer, completion, saying, send } from '#test/support/ai-server.ts';
import { aModel, QUESTION } from './setting.ts';

const wayOf = ({ response_format: format }: Parameters<Answering>[0]): string =>
  format ? `${format.type}${'schema' in format ? '+schema' : ''}` : 'words';

/** Takes one way of asking alone, and answers the others with this status. */
const onlyBy =
  (way: string, status: number, asked: string[] = []): Answering =>
  (question, response) => {
    asked.push(wayOf(question));
    if (wayOf(question) === way) send(response, 200, completion('{"a":1}'));
    else send(response, status, { error: { message: 'no' } });
  };

for (const status of [400, 404, 422, 500, 501])
  for (const way of ['json_schema', 'json_object+schema', 'json_object', 'words'])
    test(`a server that answers ${status} to all but ${way} is asked so, and then so alone`, async (t) => {
      const asked: string[] = [];
      const { baseUrl } = await aiServer(t, onlyBy(way, status, asked));
      const model = aModel({ baseUrl });
      t.deepEqual(await model.ask(1, QUESTION), { a: 1 });
      const first = asked.length;
      t.deepEqual(await model.ask(1, QUESTION), { a: 1 });
      t.deepEqual(asked.slice(first), [way]);
    });

test('a server that takes every way and obeys none is asked in words, and its JSON is found among them', async (t) => {
  const { baseUrl } = await aiServer(t, (question, response) =>
    send(response, 200, completion(wayOf(question) === 'words' ? 'Sure! ```json\n{"a":{"b":"}"}}\n``` Bye.' : 'Hello')),
  );
  t.deepEqual(await aModel({ baseUrl }).ask(1, QUESTION), { a: { b: '}' } });
});

test('a field that a server does not know is left out for it, and no way of asking is lost by it', async (t) => {
  const { baseUrl, bodies } = await aiServer(t, (question, response) =>
    'store' in question
      ? send(response, 400, { error: { message: 'Unrecognized request argument supplied: store', param: 'store' } })
      : onlyBy('json_schema', 400)(question, response, 0),
  );
  const model = aModel({ baseUrl });
  t.deepEqual(await model.ask(1, QUESTION), { a: 1 });
  await model.ask(1, QUESTION);
  t.is(bodies.filter((body) => body.includes('"store"')).length, 1);
});

const unfit: Readonly<Record<string, Answering>> = {
  'garbage in its words': (_asked, response) => send(response, 200, completion('no JSON here')),
  'half of a JSON': (_asked, response) => send(response, 200, completion('{"a": [1, 2')),
  'a refusal': (_asked, response) =>
    send(response, 200, completion(null, { message: { role: 'assistant', content: null, refusal: 'I cannot.' } })),
  'what was cut off': (_asked, response) => send(response, 200, completion('{"a":1}', { finish_reason: 'length' })),
  'a filtered answer': (_asked, response) => send(response, 200, completion('', { finish_reason: 'content_filter' })),
  'no choice at all': (_asked, response) => send(response, 200, { id: 'x', choices: [] }),
  'a list in place of an answer': (_asked, response) => send(response, 200, []),
};
for (const [what, answering] of Object.entries(unfit))
  test(`${what} is no answer, and said so`, async (t) => {
    const { baseUrl } = await aiServer(t, answering);
    const error = await t.throwsAsync(aModel({ baseUrl }).ask(1, QUESTION));
    t.true(isAiUnfit(error), String(error));
  });

const away: Readonly<Record<string, Answering>> = {
  'a silent server': () => {},
  'one that sends a byte now and then': (_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
  'one that hangs up': (_asked, response) => response.destroy(),
  'one that is ill': (_asked, response) => send(response, 503, 'no'),
  'one that breaks on everything': (_asked, response) => send(response, 500, '<html>'),
  'one that does not take the key': (_asked, response) => send(response, 401, { error: { message: 'no' } }),
  'one that has had enough': (_asked, response) => send(response, 429, {}, { 'retry-after': '60' }),
  'one that leads elsewhere': (_asked, response) => send(response, 307, '', { location: 'http://127.0.0.1:9/' }),
};
for (const [what, answering] of Object.entries(away))
  test(`${what} is away, within the limit of time`, async (t) => {
    const { baseUrl } = await aiServer(t, answering);
    const error = await t.throwsAsync(aModel({ baseUrl, timeLimitMs: 150 }).ask(1, QUESTION));
    t.true(isUnavailable(error), String(error));
  });

test('an answer without an end is not read to its end', async (t) => {
  const { baseUrl } = await aiServer(t, (_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write('a'.repeat(65_536))) {}
    };
    response.on('drain', more);
    more();
  });
  await t.throwsAsync(aModel({ baseUrl, timeLimitMs: 20_000 }).ask(1, QUESTION));
});

test('what fails once is tried once more, and not a third time', async (t) => {
  const once = await aiServer(t, (asked, response, calls) =>
    calls === 1 ? send(response, 503, {}) : saying({ a: 1 })(asked, response, calls),
  );
  t.deepEqual(await aModel({ baseUrl: once.baseUrl }).ask(1, QUESTION), { a: 1 });
  const always = await aiServer(t, (_asked, response) => send(response, 503, {}));
  await t.throwsAsync(aModel({ baseUrl: always.baseUrl }).ask(1, QUESTION));
  t.is(always.bodies.length, 2);
});

test('who asks to be left alone for a minute is, and who wants a moment gets it', async (t) => {
  let now = 1_000;
  const busy = await aiServer(t, (asked, response, calls) =>
    calls === 1 ? send(response, 429, {}, { 'retry-after': '60' }) : saying({ a: 1 })(asked, response, calls),
  );
  const model = aModel({ baseUrl: busy.baseUrl, clock: { now: () => now } });
  await t.throwsAsync(model.ask(1, QUESTION));
  now += 59_000;
  await t.throwsAsync(model.ask(1, QUESTION));
  t.is(busy.bodies.length, 1);
  now += 2_000;
  t.deepEqual(await model.ask(1, QUESTION), { a: 1 });
  const brief = await aiServer(t, (asked, response, calls) =>
    calls === 1 ? send(response, 429, {}, { 'retry-after': '0.01' }) : saying({ a: 1 })(asked, response, calls),
  );
  t.deepEqual(await aModel({ baseUrl: brief.baseUrl }).ask(1, QUESTION), { a: 1 });
});

test('a provider that fails twice in a row is left alone, then asked by one call alone, then by all', async (t) => {
  let now = 1_000;
  let isWell = false;
  const held: (() => void)[] = [];
  const { baseUrl, bodies } = await aiServer(t, (_asked, response) => {
    if (!isWell) send(response, 503, {});
    else held.push(() => send(response, 200, completion('{"a":1}')));
  });
  const model = aModel({ baseUrl, clock: { now: () => now } });
  for (let time = 0; time < 2; time += 1) await t.throwsAsync(model.ask(1, QUESTION));
  const before = bodies.length;
  await t.throwsAsync(model.ask(1, QUESTION));
  t.is(bodies.length, before);
  now += 1_100;
  isWell = true;
  const probe = model.ask(1, QUESTION);
  t.true(isUnavailable(await t.throwsAsync(model.ask(1, QUESTION))));
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
  held[0]?.();
  t.deepEqual(await probe, { a: 1 });
  isWell = false;
  t.true(isUnavailable(await t.throwsAsync(model.ask(1, QUESTION))));
  t.true(bodies.length > before + 1);
});

test('no tokens left: nothing is sent; what was used is what counts', async (t) => {
  const { baseUrl, bodies } = await aiServer(t, saying({ a: 1 }));
  const settled: number[] = [];
  const spent = aModel({ baseUrl, budget: { take: async () => false, settle: async () => {} } });
  t.true(isAiOverBudget(await t.throwsAsync(spent.ask(1, QUESTION))));
  t.is(bodies.length, 0);
  const model = aModel({
    baseUrl,
    budget: { take: async () => true, settle: async (_user, _taken, used) => void settled.push(used) },
  });
  await model.ask(1, QUESTION);
  t.deepEqual(settled, [15]);
});

test('nothing is to be stored, and nothing names the user who asks', async (t) => {
  const { baseUrl, bodies } = await aiServer(t, saying({ a: 1 }));
  await aModel({ baseUrl }).ask(4_711_000, QUESTION);
  t.regex(bodies.join(), /"store":false/);
  t.notRegex(bodies.join(), /4711000|"user":|safety_identifier|metadata/);
});
