import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { aiOverBudget, aiUnfit } from '#application/engine/ports/ai-faults.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import { checkAnalysis } from '#application/wins/check-analysis.ts';
import { type AiWriter, writeAnalysis } from '#application/wins/write-analysis.ts';
import type { Writer } from '#application/wins/writer.ts';
import type { Language } from '#domain/facts.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { foldText } from '#domain/text.ts';
import type { Analysis } from '#domain/wins/events.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';
import { claims } from '#language/claims/claims.ts';
import { tokensIn } from '#language/claims/tokens.ts';
import { wordSigns } from '#language/word-signs.ts';
import { figuresInMemory } from '#test/support/figures-in-memory.ts';
import { CANARY, injections, obeyed } from '#test/support/injections.ts';
import { plantedTexts } from '#test/support/planted.ts';
import { winSetting } from '#test/support/win-setting.ts';

const PLAIN: Analysis = { category: 'Other', categoryIsGuess: true, analysis: '', skills: [] };
const plain: Writer = { analyse: async () => PLAIN };
const user = { userId: 1, names: async () => NO_NAMES, mayLeave: () => true };

/** A model that names skills shows each by its own name: such words stand in the win where the name does. */
const draftOf = ({ skills, ...rest }: Analysis): WinDraft => ({
  ...rest,
  skills: skills.map((name) => ({ name, words: name })),
});

const aiSaying = (analysis: Analysis | Error): AiWriter => ({
  name: 'openai:m',
  analyse: async () => {
    if (analysis instanceof Error) throw analysis;
    return draftOf(analysis);
  },
});

const written = (win: string, analysis: Partial<Analysis> | Error, language: Language = 'en') =>
  writeAnalysis(
    { writer: plain, aiWriter: aiSaying(analysis instanceof Error ? analysis : { ...PLAIN, ...analysis }), claims },
    win,
    winSetting({ language }),
    user,
  );

const NIGHTLY = 'We cut the nightly build from 40 to 9 minutes by caching the toolchain. Priya did not help.';

test('what says the win in its own words is kept, with the name of the model that wrote it', async (t) => {
  const analysis = 'You cut the nightly build from 40 to 9 minutes.';
  t.deepEqual(await written(NIGHTLY, { category: 'Process improvement', analysis, skills: ['caching'] }), {
    category: 'Process improvement',
    categoryIsGuess: false,
    analysis,
    skills: ['caching'],
    writtenBy: 'openai:m',
    fallbackReason: null,
  });
});

for (const [what, analysis] of Object.entries({
  'a number that the win does not hold': 'You cut the nightly build from 40 to 8 minutes.',
  'numbers turned round': 'You cut the nightly build from 9 to 40 minutes.',
  'a sum of its own': 'You saved 31 minutes.',
  'a count in words': 'You cut two nightly builds.',
  'another unit': 'You cut the nightly build from 40 to 9 hours.',
  'another name': 'You and Kwabena cut the nightly build.',
  'a short name': 'You and Bo cut the build.',
  praise: 'You cut the nightly build brilliantly.',
  'a consequence': 'You cut the nightly build, so customers will be delighted.',
  'the opposite of what was denied': 'You cut the nightly build and Priya did help.',
  'a denial that is not there': 'You did not cut the nightly build.',
  'a question': 'Did you cut the nightly build?',
  'a link': 'You cut the build: see build.example.',
  'a mark': 'You cut the **build**.',
  'what was hidden and never given out': 'You and [NAME_9] cut the nightly build.',
  'another language': 'Sie haben den Build gekürzt.',
  'no end': 'You cut the nightly build',
  'too much of it': `${'You cut the nightly build. '.repeat(40)}`.trim(),
}))
  test(`an analysis with ${what} is not kept`, async (t) => {
    const { analysis: kept, writtenBy, fallbackReason } = await written(NIGHTLY, { category: 'Delivery', analysis });
    t.deepEqual({ kept, writtenBy, fallbackReason }, { kept: '', writtenBy: 'builtin', fallbackReason: 'unfit' });
  });

test('a sentence that says more than the win goes, with those that lean on it; what stands by itself stays', async (t) => {
  const stands = 'You cut the nightly build from 40 to 9 minutes.';
  const more = 'You made the company 31 % richer.';
  for (const [analysis, kept] of [
    [`${stands} ${more}`, stands],
    [`${more} ${stands}`, stands],
    [`${more} So ${stands}`, ''],
    [`${more} It was cut by caching the toolchain. That was the nightly build.`, ''],
    [`${more} It was cut by caching. ${stands}`, stands],
  ] as const)
    t.is((await written(NIGHTLY, { analysis })).analysis, kept, analysis);
  t.like(await written(NIGHTLY, { analysis: `${more} ${stands}` }), { writtenBy: 'openai:m', fallbackReason: null });
});

test('category, sentences and skills are judged apart: what is of no use goes, and the rest stays', async (t) => {
  const sure: Writer = {
    analyse: async () => ({ category: 'Delivery', categoryIsGuess: true, analysis: '', skills: ['Build engineering'] }),
  };
  const kept = async (draft: Partial<WinDraft>) => {
    const aiWriter = { name: 'openai:m', analyse: async () => ({ ...PLAIN, skills: [], ...draft }) };
    return writeAnalysis({ writer: sure, aiWriter, claims }, NIGHTLY, winSetting(), user);
  };
  t.like(await kept({ category: 'Bureaucracy' }), {
    category: 'Delivery',
    categoryIsGuess: true,
    writtenBy: 'openai:m',
  });
  t.like(await kept({ category: 'Sales' }), { category: 'Sales', categoryIsGuess: false });
  const skills = [
    { name: 'Leadership', words: 'led the team' },
    { name: 'Build optimisation', words: 'caching the\ntoolchain' },
    { name: '[x](https://evil.example)', words: 'caching' },
  ];
  t.deepEqual((await kept({ category: 'Sales', skills: skills.slice(0, 2) })).skills, [
    'Build engineering',
    'Build optimisation',
  ]);
  t.deepEqual((await kept({ category: 'Sales', skills })).skills, ['Build engineering']);
  t.like(await kept({ category: 'Sales', analysis: 'You saved 31 hours.', skills: skills.slice(1, 2) }), {
    category: 'Sales',
    analysis: '',
    skills: ['Build engineering', 'Build optimisation'],
    writtenBy: 'builtin',
    fallbackReason: 'unfit',
  });
});

test('what the model said when it read the message is used, and it is not asked again', async (t) => {
  const aiWriter: AiWriter = { name: 'openai:m', analyse: () => t.fail() as never };
  const draft = { category: 'Delivery', analysis: 'You cut the nightly build from 40 to 9 minutes.', skills: [] };
  const drafted = { draft, by: 'openai:of-then', message: NIGHTLY };
  const kept = await writeAnalysis({ writer: plain, aiWriter, claims }, NIGHTLY, winSetting(), user, drafted);
  t.deepEqual(kept, { ...draft, categoryIsGuess: false, writtenBy: 'openai:of-then', fallbackReason: null });
});

test('what another win of the journal says is untrue of this one, and not kept', async (t) => {
  const journal = [{ date: '2026-11-01', text: 'Restored the backup of La Poste at 03:00.', category: '', skills: [] }];
  const said = aiSaying({ ...PLAIN, analysis: 'Restored the backup of La Poste at 03:00.' });
  const kept = await writeAnalysis(
    { writer: plain, aiWriter: said, claims },
    'Wrote the runbook for backups.',
    winSetting({ journal }),
    user,
  );
  t.deepEqual(kept, { ...PLAIN, categoryIsGuess: false, writtenBy: 'builtin', fallbackReason: 'unfit' });
});

test('the win over again says nothing', async (t) => {
  t.is((await written(NIGHTLY, { analysis: 'We cut the nightly build from 40 to 9 minutes.' })).analysis, '');
});

for (const [why, error, fallbackReason] of [
  ['is away', unavailable('the AI provider'), 'away'],
  ['answers nothing of use', aiUnfit('no-json'), 'unfit'],
  ['may not be asked any more today', aiOverBudget(), 'over-budget'],
] as const)
  test(`where AI ${why}, plain code writes, and it is kept why`, async (t) => {
    t.deepEqual(await written(NIGHTLY, error), { ...PLAIN, writtenBy: 'builtin', fallbackReason });
  });

test('a fault of our own is none of the provider’s', async (t) => {
  await t.throwsAsync(written(NIGHTLY, new TypeError('x')), { instanceOf: TypeError });
});

test('plain code is silent where what it says is out of form', async (t) => {
  const odd: Writer = {
    analyse: async () => ({ category: 'Care', categoryIsGuess: true, analysis: 'See <a href>.', skills: [] }),
  };
  const kept = await writeAnalysis({ writer: odd, aiWriter: null, claims }, 'x', winSetting(), user);
  t.deepEqual(kept, {
    category: 'Care',
    categoryIsGuess: true,
    analysis: '',
    skills: [],
    writtenBy: 'builtin',
    fallbackReason: null,
  });
});

test('200 injections, obeyed to the letter, leave nothing in what is kept', async (t) => {
  t.true(injections.length >= 200 && new Set(injections.map(({ text }) => text)).size === injections.length);
  for (const injection of injections)
    for (const analysis of obeyed(injection)) {
      const skills = ['HACKED', CANARY, 'Brain Surgery', `[x](https://evil.example/${CANARY})`];
      const kept = await written(injection.text, { category: 'Leadership', analysis, skills }, injection.language);
      t.deepEqual(kept, { ...PLAIN, writtenBy: 'builtin', fallbackReason: 'unfit' }, injection.kind);
    }
});

const numbersIn = (text: string): readonly string[] =>
  tokensIn(text, 'en').flatMap((token) => (token.is === 'number' ? token.values.map(String) : []));

/** Whatever passes says nothing that its grounds do not say. */
const restsOn = (t: ExecutionContext, win: string, { analysis, skills }: Analysis) => {
  const given = new Set([...(win.match(/\d+/g) ?? []), ...numbersIn(win)]);
  for (const digits of analysis.match(/\d+/g) ?? []) t.true(given.has(digits), `${digits}: ${win} / ${analysis}`);
  const folded = foldText(win);
  for (const skill of skills) t.true(folded.includes(foldText(skill)), `${skill}: ${win}`);
};

test('no number, name or skill of any answer passes that its win does not hold', (t) => {
  const words =
    'you cut the build from 40 to 9 minutes trained Priya Kwabena in Paris for IBM not two 7 1.200 and'.split(' ');
  const wins = fc.oneof(
    fc.constantFrom(...plantedTexts.map(({ text }) => text), NIGHTLY),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((list) => `${list.join(' ')}.`),
  );
  const said = fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 })
        .map((list) => `${list.join(' ')}.`),
    },
    fc.string({ maxLength: 60 }),
  );
  const skills = fc.array(fc.constantFrom('caching', 'Sales', 'build', 'IBM', '<b>'), { maxLength: 3 });
  let passed = 0;
  fc.assert(
    fc.property(wins, said, skills, (win, analysis, named) => {
      const written = { category: 'Care', categoryIsGuess: false, analysis, skills: [...new Set(named)] };
      if (
        checkAnalysis(claims, written, {
          win,
          date: '2026-11-20',
          beside: [],
          earlier: [],
          skills: [],
          language: 'en',
        }) !== null
      )
        return;
      passed += 1;
      restsOn(t, win, written);
      for (const name of ['priya', 'kwabena', 'paris', 'ibm'])
        if (foldText(analysis).includes(name)) t.true(foldText(win).includes(name));
    }),
    { numRuns: 20_000 },
  );
  t.true(passed > 50, String(passed)); // a check that lets nothing pass proves nothing
});

test('what people write of their days gives no orders to a model', (t) => {
  const ordinary = [
    ...plantedTexts.map(({ text }) => text),
    'Wrote only two mails today, answered the rest by phone.',
    'Told the board that the user tests are done. They listed the next steps.',
    'Ignored the noise and finished the report.',
    'Set the table only once, wrote the category page, translated the text on the leaflet.',
    'J’ai dit que je suis prête. Elle a ajouté les chiffres.',
    'Le dije que soy capaz. Escribió el informe.',
    'Heute gesagt, dass ich gehe. Nur die Einträge fehlen.',
  ];
  for (const text of ordinary) t.false(claims.givesOrders(text), text);
});

test('a crisis typed as a win goes to no provider, nor does one of the journal', async (t) => {
  const seen: string[] = [];
  const crises = ['I want to kill myself.', 'Ich will nicht mehr leben.', 'Je veux mourir.', 'Quiero matarme.'];
  const aiWriter: AiWriter = {
    name: 'openai:m',
    async analyse(win, setting) {
      seen.push(win);
      t.false(crises.some((crisis) => JSON.stringify(setting).includes(crisis)));
      return draftOf(PLAIN);
    },
  };
  const author = { ...user, mayLeave: (words: string) => !wordSigns.isCrisis(words) };
  for (const crisis of crises) {
    const journal = [{ date: '2026-11-01', text: crisis, category: '', skills: [] }];
    await writeAnalysis({ writer: plain, aiWriter, claims }, crisis, winSetting({ journal }), author);
    await writeAnalysis({ writer: plain, aiWriter, claims }, 'Fixed it.', winSetting({ journal }), author);
  }
  t.deepEqual([...new Set(seen)], ['Fixed it.']);
});

test('an analysis that is not kept is counted by why, without its words', async (t) => {
  const figures = figuresInMemory();
  const aiWriter = aiSaying({ ...PLAIN, analysis: 'You cut the nightly build from 40 to 8 minutes.' });
  await writeAnalysis({ writer: plain, aiWriter, claims, figures }, NIGHTLY, winSetting(), user);
  t.deepEqual(figures.counted, { 'ai.rejected|win|number': 1 });
});
