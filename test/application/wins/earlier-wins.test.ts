import test from 'ava';
import type { ClaimFinder, ClaimFinding, DoubtfulClaim } from '#application/wins/public.ts';
import { type AiWriter, writeAnalysis } from '#application/wins/write-analysis.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { claims } from '#language/claims/claims.ts';
import { winSetting } from '#test/support/win-setting.ts';

const PLAIN = { category: 'Other', categoryIsGuess: true, analysis: '', skills: [] };
const user = { userId: 1, names: async () => NO_NAMES, mayLeave: (words: string) => !words.includes('Secret') };

const OUTAGE = {
  date: '2026-11-13',
  text: 'Outage of the billing queue. 61 pages that week, Jae and I sat until 3am.',
};
const WIN = 'Ran the billing drill for on-call, 14 pages this month.';

type Asked = Readonly<{
  find?: (claim: DoubtfulClaim) => ClaimFinding;
  message?: string;
  journal?: readonly (typeof OUTAGE)[];
}>;

const carried = ({ doubtfulWords, sources }: DoubtfulClaim, isSaidSo = true): ClaimFinding => ({
  quotes: doubtfulWords.map((word) => ({ word, quote: sources.at(-1)?.text ?? '', isJudgement: false })),
  isSaidSo,
});

/** Writes of a win whose writer knew this journal; without `find` nobody can be asked. */
const written = async (analysis: string, { find, message, journal = [OUTAGE] }: Asked = {}) => {
  const asked: DoubtfulClaim[] = [];
  const claimFinder: ClaimFinder = {
    for: () => async (all) => {
      asked.push(...all);
      return all.map((claim) => find?.(claim) ?? null);
    },
  };
  const draft = { category: 'Delivery', analysis, skills: [] };
  const aiWriter: AiWriter = { name: 'openai:m', analyse: async () => draft };
  const kept = await writeAnalysis(
    { writer: { analyse: async () => PLAIN }, aiWriter, claims, claimFinder: find ? claimFinder : null },
    WIN,
    winSetting({ date: '2026-11-17', journal: journal.map((one) => ({ ...one, category: '', skills: [] })) }),
    user,
    message === undefined ? null : { draft, by: 'openai:m', message },
  );
  return { ...kept, asked };
};

const LOOKING_BACK = [
  'You ran the drill four days after the billing outage.',
  'You ran the billing drill 4 days after the outage.',
  'You ran the drill with 14 pages this month, where it had been 61.',
  'After the long night with Jae you ran the drill.',
];

for (const sentence of LOOKING_BACK)
  test(`what looks back on an earlier win stands once it was looked up: ${sentence}`, async (t) => {
    const { analysis, asked } = await written(sentence, { find: carried });
    t.is(analysis, sentence);
    t.like(asked[0]?.sources.at(-1), { text: OUTAGE.text, days: [OUTAGE.date], isEarlier: true });
  });

for (const sentence of [
  'You answered 61 pages this month.',
  'You ran the billing drill with Jae.',
  'You sat until 3am to run the drill.',
  ...LOOKING_BACK,
])
  test(`what an earlier win tells never stands by code alone: ${sentence}`, async (t) => {
    t.is((await written(sentence)).analysis, '');
    t.is((await written(sentence, { find: (claim) => carried(claim, false) })).analysis, '');
  });

test('what stands by its own win is not looked up, and what no win holds stays wrong', async (t) => {
  const own = 'You ran the billing drill for on-call.';
  const { analysis, asked } = await written(own, { find: carried });
  t.deepEqual([analysis, asked.length], [own, 0]);
  for (const lie of ['You ran the drill 9 days after the outage.', 'You ran the billing drill with Priya.'])
    t.deepEqual((await written(lie, { find: carried })).asked, []);
});

test('a draft of the reading of a mail knows the journal that its whole mail was read with', async (t) => {
  const journal = [{ date: '2026-11-13', text: 'Kiln repaired with Jae.' }];
  const said = 'You ran the drill after the repair with Jae.';
  t.is((await written(said, { find: carried, journal })).analysis, '');
  t.is((await written(said, { find: carried, journal, message: `${WIN}\nFired the kiln.` })).analysis, said);
});

test('a crisis of the journal is no source', async (t) => {
  const journal = [{ ...OUTAGE, text: `Secret. ${OUTAGE.text}` }];
  t.deepEqual((await written('You ran the drill with Jae.', { find: carried, journal })).asked, []);
});
