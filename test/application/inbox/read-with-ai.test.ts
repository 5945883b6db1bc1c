import test from 'ava';
import fc from 'fast-check';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { AiPart, AiReading } from '#application/inbox/ai-reader.ts';
import type { Asked, Reading } from '#application/inbox/mail-reader.ts';
import { onOneLine, placeParts } from '#application/inbox/place-parts.ts';
import { readWithAi } from '#application/inbox/read-with-ai.ts';
import type { Understood } from '#application/inbox/words-context.ts';
import { changesSomething } from '#domain/inbox/request/mail-request.ts';
import { claims } from '#language/claims/claims.ts';
import { readText } from '#language/reader/read-words.ts';
import { aiContext } from '#test/support/ai-context.ts';
import { CANARY, injections } from '#test/support/injections.ts';
import { plantedTexts } from '#test/support/planted.ts';
import { unplaced } from '#test/support/unplaced.ts';

const { today } = aiContext;
/** The local reading of each text, made once: thousands of answers are held against a few dozen readings. */
const readings = new Map<string, Understood>();
const local = (words: string): Understood => {
  const known = readings.get(words) ?? { ...readText(words, { asked: null, today }), words };
  readings.set(words, known);
  return known;
};

type Told = Partial<Omit<AiReading, 'parts'>> & Readonly<{ parts?: readonly Partial<AiPart>[] }>;

const read = async (words: string, said: Told | Error, by: Reading = local(words), asked: Asked | null = null) =>
  (await readWithAi(
    {
      aiReader: {
        name: 'openai:m',
        read: async () => {
          if (said instanceof Error) throw said;
          return { tone: 'win', language: null, ...said, parts: (said.parts ?? []) as readonly AiPart[] };
        },
      },
      claims,
    },
    by,
    { ...aiContext, asked },
  )) as Understood;

const win = (text: string, more: object = {}) => ({ text, is: 'win', date: null, draft: null, ...more }) as AiPart;
const part = (text: string, is: 'hard' | 'chat' | 'answer' | 'unsure'): AiPart => ({ text, is });
const asking = (text: string, details: object, kind = 'change-schedule') =>
  ({ text, is: 'request', kind, details }) as AiPart;

const FRIDAYS = 'Please send my check-ins on Fridays at 8:30.';

test('a change that both hear is certain; what they hear differently, or one does not hear, is asked', async (t) => {
  t.true(local(FRIDAYS).requests[0]?.certain);
  const certain = async (...parts: AiPart[]) =>
    (await read(FRIDAYS, { parts })).requests
      .filter(({ kind }) => kind === 'change-schedule')
      .map((one) => one.certain);
  t.deepEqual(await certain(asking(FRIDAYS, { clockTime: '08:30', weekdays: [5] })), [true]);
  t.deepEqual(await certain(asking(FRIDAYS, { clockTime: '20:30', weekdays: [5] })), [false]);
  t.deepEqual(await certain(asking(FRIDAYS, { clockTime: '08:30', weekdays: [6] })), [false]);
  t.deepEqual(await certain(asking(FRIDAYS, {}, 'pause')), [false]);
  t.deepEqual(await certain(part(FRIDAYS, 'chat')), [false]);
});

test('the model says what is a win: it vetoes one, finds another, and leaves what it is unsure of', async (t) => {
  const words = 'Rewired the pump room. The inspector failed us on the fire door. Sorted the van';
  const pump = 'Rewired the pump room.';
  const by = { ...local(words), wins: [pump, 'The inspector failed us on the fire door.'] };
  const fire = part('The inspector failed us on the fire door.', 'hard');
  const van = win('Sorted the van', { date: '2026-11-19' });
  const vetoed = await read(words, { tone: 'setback', parts: [win(pump), fire, van] }, by);
  t.deepEqual(
    [vetoed.wins, vetoed.winDates],
    [
      [pump, 'Sorted the van'],
      [null, '2026-11-19'],
    ],
  );
  t.like(vetoed, { tone: 'setback', remark: { text: fire.text, tone: 'setback', hardDay: 'hard' } });
  const unsure = await read(words, { parts: [part(pump, 'unsure'), fire, van] }, by);
  t.deepEqual(unsure.wins, [pump, 'Sorted the van']);
});

test('a win keeps its lines, and what the model said of it stands beside it', async (t) => {
  const words = 'Finished the audit:\n- two sites\n- no findings\n\nThanks!';
  const draft = { category: 'Delivery', analysis: 'You closed it clean.', skills: [] };
  const told = win('Finished the audit: - two sites - no findings', { draft });
  const both = await read(words, { parts: [told, part('Thanks!', 'chat')] }, { ...local(words), wins: [] });
  t.deepEqual([both.wins, both.drafts], [['Finished the audit:\n- two sites\n- no findings'], [draft]]);
});

test('a win that ends within a sentence ends without the mark that joined it', async (t) => {
  const words = 'CACES 3 et 5 validés, plus qu’à trouver le poste';
  const parts = [win('CACES 3 et 5 validés,'), part('plus qu’à trouver le poste', 'chat')];
  t.deepEqual((await read(words, { parts })).wins, ['CACES 3 et 5 validés']);
});

test('a win keeps the day of the heading above it, whichever of the two readers found it first', async (t) => {
  const words = 'Yesterday:\n- Fixed the printer.\n- Slept badly.';
  const day = { date: '2026-11-19', isApproximate: false };
  const by = { ...local(words), wins: ['Slept badly.', 'Fixed the printer.'], headedDates: [null, day] };
  const both = await read(words, { parts: [win('Fixed the printer.')] }, by);
  t.deepEqual([both.wins, both.headedDates], [[...by.wins].reverse(), [day, null]]);
});

test('a day that is still to come is no day of a win', async (t) => {
  const words = 'Fixed the printer.';
  t.deepEqual((await read(words, { parts: [win(words, { date: '2026-11-21' })] })).winDates, [null]);
});

test('a provider that is away, or whose words are not the message’s, leaves the reading as it was', async (t) => {
  const alone = local(FRIDAYS);
  t.deepEqual(await read(FRIDAYS, unavailable('the AI provider')), alone);
  t.deepEqual(await read(FRIDAYS, { parts: [win('Won a prize')] }), alone);
  t.deepEqual(await read(FRIDAYS, { parts: [] }), alone);
  const own = asking(FRIDAYS, { clockTime: '20:30', weekdays: [5] });
  t.deepEqual(await read(FRIDAYS, { parts: [own, win('Won a prize')] }), alone);
  t.deepEqual(await read(FRIDAYS, { parts: [asking('ease send my check-ins', {})] }), alone); // half a word
  await t.throwsAsync(read(FRIDAYS, new TypeError('ours')), { instanceOf: TypeError });
});

test('a crisis, what speaks to a model and the answer that a change waits for never reach it', async (t) => {
  let calls = 0;
  const aiReader = {
    name: 'm',
    read: async () => {
      calls += 1;
      throw unavailable('it');
    },
  };
  const ask = (reading: Reading, asked: Asked | null = null) =>
    readWithAi({ aiReader, claims }, reading, { ...aiContext, asked });
  await ask({ ...local('I cannot go on.'), tone: 'crisis' });
  await ask({ ...local('Yes please.'), answer: 'yes' }, { about: 'confirmation', asks: null });
  for (const { text } of injections) await ask(local(text));
  t.is(calls, 0);
  await ask(local('Fixed the printer.'));
  t.is(calls, 1);
});

test('a crisis that the model alone hears is one: nothing is made of its words', async (t) => {
  const words = 'Fixed the printer. I do not see the point of any of it anymore.';
  const heard = await read(words, { tone: 'crisis', parts: [part(words, 'hard')] });
  t.like(heard, { tone: 'crisis', wins: [], requests: [], remark: { text: words, tone: 'crisis' } });
});

test('what answers our question is the answer, and a new win beside it is one', async (t) => {
  const words = 'It was 40 minutes before. Also trained two porters.';
  const asked: Asked = { about: 'win', question: { asks: 'before', language: 'en' } };
  const by = { ...local(words), answer: words, wins: [] };
  const [first, second] = ['It was 40 minutes before.', 'Also trained two porters.'];
  const both = await read(words, { parts: [part(first, 'answer'), win(second)] }, by, asked);
  t.deepEqual([both.answer, both.wins], [first, [second]]);
});

test('what only the model hears: a look back at once, a change to be confirmed, an empty change is asked what it is', async (t) => {
  const words = 'zxcv qwer asdf';
  const alone = unplaced(words, today);
  const back = await read(words, { parts: [asking(words, {}, 'how-am-i-doing')] }, alone);
  t.deepEqual(
    [back.requests.map(({ kind, certain }) => [kind, certain]), back.remark],
    [[['how-am-i-doing', true]], null],
  );
  const kinds = async (kind: string) =>
    (await read(words, { parts: [asking(words, {}, kind)] }, alone)).requests.map((one) => one.kind);
  for (const kind of ['login', 'export', 'delete-account', 'restore-wins']) t.deepEqual(await kinds(kind), [kind]);
  t.deepEqual(await kinds('change-schedule'), ['unknown-wish']);
  const pause = await read(words, { parts: [asking(words, { until: '2026-12-01' }, 'pause')] }, alone);
  t.deepEqual(
    pause.requests.map(({ certain }) => certain),
    [false],
  );
  const told = await read(words, { tone: 'win', parts: [win(words)] }, alone);
  t.deepEqual([told.wins, told.tone, told.remark], [[words], 'win', null]);
  t.is(told.readBy, `${alone.readBy} openai:m`);
});

test('a question that the local reader would ask back is not asked where the model knows better', async (t) => {
  const words = 'Would you believe it, the boiler works.';
  const by: Understood = {
    ...local(words),
    wins: [],
    requests: [{ kind: 'unknown-wish', text: words, details: {}, certain: true }],
  };
  t.deepEqual((await read(words, { parts: [win(words)] }, by)).requests, []);
  t.is((await read(words, { parts: [part(words, 'unsure'), win('x')] }, by)).requests.length, 1);
});

test('a name or an hour that the words do not say is none', async (t) => {
  const words = 'letter zxcv Acme';
  const alone = unplaced(words, today);
  const { requests } = await read(
    words,
    { parts: [asking(words, { company: 'Acme', role: 'Queen' }, 'cover-letter')] },
    alone,
  );
  t.deepEqual(requests[0]?.details, { company: 'Acme' });
});

test('whatever it says: no word is invented, no change is certain by it alone, none is lost but to a win or a hard day', async (t) => {
  const texts = [
    ...plantedTexts.map(({ text }) => text),
    FRIDAYS,
    'stop',
    'Thanks!',
    `Fixed it. ${FRIDAYS}`,
    'qwertz uiop',
  ];
  const kinds = 'stop pause resume change-schedule change-profile correct-wins billing cv list-wins login'.split(' ');
  const details = fc.constantFrom(
    {},
    { clockTime: '03:00' },
    { weekdays: [0, 1] },
    { until: '2027-01-01' },
    { company: CANARY },
    { role: CANARY },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.array(
        fc.tuple(
          fc.nat(9),
          fc.nat(9),
          fc.constantFrom('win', 'request', 'hard', 'chat', 'answer', 'unsure'),
          fc.constantFrom(...kinds),
          details,
        ),
        { maxLength: 5 },
      ),
      fc.constantFrom('win', 'setback', 'distress', 'crisis', 'chat'),
      async (words, cuts, tone) => {
        const list = words.split(' ');
        const parts = cuts.map(([from, count, is, kind, said]) => ({
          text: list.slice(from, from + count + 1).join(' ') || 'x',
          is,
          kind,
          details: said,
          date: null,
          draft: null,
        })) as AiPart[];
        const alone = local(words);
        const both = await read(words, { tone, parts });
        for (const text of [...both.wins, ...both.requests.map((one) => one.text), both.remark?.text ?? ''])
          t.true(
            text.split('\n\n').every((piece) => onOneLine(words).includes(onOneLine(piece))),
            `${text} of ${words}`,
          );
        const certain = both.requests.filter((one) => one.certain && changesSomething(one));
        for (const one of certain)
          t.true(alone.requests.some(({ kind, text }) => kind === one.kind && text === one.text));
        const isVetoed = parts.some(({ is }) => is === 'win' || is === 'hard') || both.tone === 'crisis';
        const changes = alone.requests.filter((one) => changesSomething(one));
        if (!isVetoed) for (const one of changes) t.true(both.requests.some(({ kind }) => kind === one.kind));
        t.false(JSON.stringify(both).includes(CANARY));
      },
    ),
    { numRuns: 3_000 },
  );
});

test('all words are accounted for, once and in their order', (t) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plantedTexts.map(({ text }) => text)),
      fc.nat(6),
      fc.nat(6),
      (words, from, count) => {
        const text = words
          .split(' ')
          .slice(from, from + count + 1)
          .join(' ');
        const placed = placeParts(words, [win(text)]);
        if (text === '') return;
        const letters = (said: string) => said.replace(/[^\p{L}\p{N}]/gu, '');
        t.is(letters(placed?.map((one) => one.text).join(' ') ?? ''), letters(words));
      },
    ),
  );
});
