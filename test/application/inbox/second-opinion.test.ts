import test from 'ava';
import fc from 'fast-check';
import { unavailable } from '#application/engine/ports/fault.ts';
import { withSecondOpinion } from '#application/inbox/ask-second-reader.ts';
import { checkOpinion, onOneLine } from '#application/inbox/check-opinion.ts';
import type { Reading } from '#application/inbox/mail-reader.ts';
import type { Opinion, OpinionPart } from '#application/inbox/second-reader.ts';
import { changesSomething } from '#domain/inbox/request/mail-request.ts';
import { claims } from '#infrastructure/builtin/claims/claims.ts';
import { readText } from '#language/reader/read-words.ts';
import { CANARY, injections } from '#test/support/injections.ts';
import { plantedTexts } from '#test/support/planted.ts';
import { unplaced } from '#test/support/unplaced.ts';

type Understood = Extract<Reading, { kind: 'understood' }>;
const today = '2026-11-20';
/** What the rules read, once for each text: thousands of opinions are held against a few dozen readings. */
const readings = new Map<string, Understood>();
const rules = (words: string): Understood => {
  const known = readings.get(words) ?? (readText(words, { asked: null, today }) as Understood);
  readings.set(words, known);
  return known;
};

const read = async (words: string, opinion: Partial<Opinion> | Error, by: Reading = rules(words)) =>
  (await withSecondOpinion(
    {
      secondReader: {
        name: 'openai:m',
        read: async () => {
          if (opinion instanceof Error) throw opinion;
          return { tone: 'win', language: null, parts: [], ...opinion };
        },
      },
      claims,
    },
    by,
    { userId: 1, names: async () => [], today },
  )) as Understood;

const FRIDAYS = 'Please send my check-ins on Fridays at 8:30.';
const asking = (text: string, details: object, kind = 'change-schedule') =>
  ({ text, is: 'request', kind, details }) as OpinionPart;

test('a change that both hear is certain; what they hear differently, or one does not hear, is asked', async (t) => {
  t.true(rules(FRIDAYS).requests[0]?.certain);
  const certain = async (part: OpinionPart) =>
    (await read(FRIDAYS, { parts: [part] })).requests.map((one) => one.certain);
  t.deepEqual(await certain(asking(FRIDAYS, { clockTime: '08:30', weekdays: [5] })), [true]);
  t.deepEqual(await certain(asking(FRIDAYS, { clockTime: '20:30', weekdays: [5] })), [false]);
  t.deepEqual(await certain(asking(FRIDAYS, { clockTime: '08:30', weekdays: [6] })), [false]);
  t.deepEqual(await certain(asking(FRIDAYS, {}, 'pause')), [false]);
  t.deepEqual(await certain({ text: FRIDAYS, is: 'chat' }), [false]);
});

test('a role and a company that both hear are certain; heard by one, or otherwise, they are asked', async (t) => {
  const words = 'Please change my role to Head Chef at Noma.';
  t.true(rules(words).requests[0]?.certain);
  const certain = async (details: object, by = rules(words)) =>
    (await read(words, { parts: [asking(words, details, 'change-profile')] }, by)).requests.map((one) => one.certain);
  t.deepEqual(await certain({ role: 'head chef', company: 'Noma' }), [true]);
  t.deepEqual(await certain({ role: 'Waiter', company: 'Noma' }), [false]);
  t.deepEqual(await certain({ role: 'Head Chef' }), [false]);
  t.deepEqual(await certain({ role: 'Head Chef' }, unplaced(words, today)), [false]);
  t.deepEqual(await certain({ role: 'Waiter' }, unplaced(words, today)), [], 'the words do not say it');
});

test('a provider that is away, or whose words are not the message’s, leaves the reading as it was', async (t) => {
  const alone = rules(FRIDAYS);
  t.deepEqual(await read(FRIDAYS, unavailable('the AI provider')), alone);
  t.deepEqual(await read(FRIDAYS, { parts: [{ text: 'Won a prize', is: 'win' }] }), alone);
  t.deepEqual(await read(FRIDAYS, { parts: [] }), alone);
  const own = asking(FRIDAYS, { clockTime: '20:30', weekdays: [5] });
  t.deepEqual(await read(FRIDAYS, { parts: [own, { text: 'Won a prize', is: 'win' }] }), alone);
  t.deepEqual(await read(FRIDAYS, { parts: [asking('ease send my check-ins', {})] }), alone); // half a word
  await t.throwsAsync(read(FRIDAYS, new TypeError('ours')), { instanceOf: TypeError });
});

test('a crisis, an answer of ours and what speaks to a model never reach it', async (t) => {
  let asked = 0;
  const ask = (reading: Reading) =>
    withSecondOpinion(
      {
        secondReader: {
          name: 'm',
          read: async () => {
            asked += 1;
            throw unavailable('it');
          },
        },
        claims,
      },
      reading,
      { userId: 1, names: async () => [], today },
    );
  await ask({ ...rules('I cannot go on.'), tone: 'crisis' });
  await ask({ ...rules('The night team.'), answer: 'The night team.' });
  for (const { text } of injections) await ask(rules(text));
  t.is(asked, 0);
  await ask(rules('Fixed the printer.'));
  t.is(asked, 1);
});

test('what the rules could not place is heard: a look back at once, a change to be confirmed, a deed as a win', async (t) => {
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
  const pause = await read(words, { parts: [asking(words, { until: '2026-12-01' }, 'pause')] }, alone);
  t.deepEqual(
    pause.requests.map(({ certain }) => certain),
    [false],
  );
  const win = await read(words, { tone: 'win', parts: [{ text: words, is: 'win' }] }, alone);
  t.deepEqual([win.wins, win.tone, win.remark], [[words], 'win', null]);
  t.is(win.readBy, `${alone.readBy} openai:m`);
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

test('distress that it alone hears counts, and takes no win away', async (t) => {
  const words = 'Fixed the printer.';
  const heard = await read(words, { tone: 'crisis', parts: [{ text: words, is: 'chat' }] });
  t.deepEqual([heard.tone, heard.wins], ['distress', rules(words).wins]);
});

test('whatever it says: no win or request of the rules is lost, no word is invented, no change is certain by it alone', async (t) => {
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
          fc.constantFrom('win', 'request', 'chat', 'unsure'),
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
        })) as OpinionPart[];
        const alone = rules(words);
        const both = await read(words, { tone, parts });
        for (const win of alone.wins) t.true(both.wins.includes(win));
        for (const text of [...both.wins, ...both.requests.map((one) => one.text)])
          t.true(onOneLine(words).includes(onOneLine(text)), `${text} of ${words}`);
        t.is(
          alone.requests.filter((one) => both.requests.some(({ kind }) => kind === one.kind)).length,
          alone.requests.length,
        );
        const certain = both.requests.filter((one) => one.certain && changesSomething(one));
        for (const one of certain)
          t.true(alone.requests.some(({ kind, text }) => kind === one.kind && text === one.text));
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
        const checked = checkOpinion(words, { tone: 'win', language: null, parts: [{ text, is: 'win' }] });
        if (text === '') return;
        const letters = (said: string) => said.replace(/[^\p{L}\p{N}]/gu, '');
        t.is(letters(checked?.parts.map((part) => part.text).join(' ') ?? ''), letters(words));
      },
    ),
  );
});
