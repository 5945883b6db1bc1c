import test from 'ava';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { ClaimFinder, ClaimFinding, DoubtfulClaim } from '#application/wins/public.ts';
import { type AiWriter, writeAnalysis } from '#application/wins/write-analysis.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { claims } from '#language/claims/claims.ts';
import { winSetting } from '#test/support/win-setting.ts';

const WIN = 'Nothing big. Sat with Mr Hughes for half an hour because he was frightened about his bronchoscopy.';
const SAID = 'You stayed beside a terrified man for half an hour.';
const PLAIN = { category: 'Other', categoryIsGuess: true, analysis: '', skills: [] };
const user = { userId: 1, names: async () => NO_NAMES, mayLeave: () => true };

/** Checks an analysis with this finder: the sentences that are kept, and in `asked` the doubtful ones it was asked about. */
const kept = async (analysis: string, find: ((claim: DoubtfulClaim) => ClaimFinding | null) | Error | null) => {
  const asked: DoubtfulClaim[] = [];
  const claimFinder: ClaimFinder = {
    for: () => async (all) => {
      asked.push(...all);
      if (find instanceof Error) throw find;
      return all.map((claim) => find?.(claim) ?? null);
    },
  };
  const aiWriter: AiWriter = {
    name: 'openai:m',
    analyse: async () => ({
      category: 'Care',
      analysis,
      skills: [{ name: 'Patient care', words: 'Sat with Mr Hughes' }],
    }),
  };
  const parts = { writer: { analyse: async () => PLAIN }, aiWriter, claims, claimFinder };
  return { ...(await writeAnalysis(parts, WIN, winSetting({ language: 'en' }), user)), asked };
};

const quoting =
  (quote: string, isSaidSo = true) =>
  ({ doubtfulWords }: DoubtfulClaim): ClaimFinding => ({
    quotes: doubtfulWords.map((word) => ({ word, quote, isJudgement: false })),
    isSaidSo,
  });

test('a sentence that code does not settle stands by the words of the win that carry it', async (t) => {
  const { analysis, asked, writtenBy } = await kept(SAID, quoting('he was frightened'));
  t.is(analysis, SAID);
  t.is(writtenBy, 'openai:m');
  t.true(asked[0]?.doubtfulWords.includes('terrified'));
});

test('it goes where the quote is not in the win, or where the win does not say so; category and skills stay', async (t) => {
  for (const find of [quoting('he was terrified'), quoting('he was frightened', false), () => null]) {
    const { analysis, category, skills } = await kept(SAID, find);
    t.deepEqual({ analysis, category, skills }, { analysis: '', category: 'Care', skills: ['Patient care'] });
  }
});

test('a judgement needs no words of the win, a result does', async (t) => {
  const judging = ({ doubtfulWords }: DoubtfulClaim): ClaimFinding => ({
    quotes: doubtfulWords.map((word) => ({ word, quote: '', isJudgement: true })),
    isSaidSo: true,
  });
  t.is(
    (await kept('Sitting with Mr Hughes for half an hour was balm.', judging)).analysis,
    'Sitting with Mr Hughes for half an hour was balm.',
  );
  t.is((await kept('Sitting with Mr Hughes for half an hour avoided complaints.', judging)).analysis, '');
});

test('what code settles is not looked up', async (t) => {
  const { asked, analysis } = await kept('You sat with Mr Hughes for half an hour.', null);
  t.deepEqual([asked, analysis], [[], 'You sat with Mr Hughes for half an hour.']);
  t.deepEqual((await kept('You sat with Mr Hughes for 40 hours.', null)).asked, []);
});

test('where nobody can be asked, code alone decides', async (t) => {
  const away = unavailable('the AI provider');
  t.is(
    (await kept('You sat with Mr Hughes for half an hour, frightened about his procedure.', away)).fallbackReason,
    null,
  );
  t.is((await kept('You rescued terrified strangers tenderly.', away)).analysis, '');
});
