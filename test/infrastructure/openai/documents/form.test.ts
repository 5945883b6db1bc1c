import test from 'ava';
import nock from 'nock';
import type { ClaimFinding, DoubtfulClaim } from '#application/wins/public.ts';
import { type Block, sentencesOf } from '#domain/documents/document.ts';
import { composing, part, type Script, says, scripted, type Whole, whole, winsIn } from '#test/support/ai-documents.ts';
import { briefOf, sourcesOf } from '../../builtin/documents/fixtures.ts';

test.before(() => nock.disableNetConnect());
test.after.always(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

const sources = sourcesOf('engineer');

/** The first sentences of five wins as a model says them, and the label of the first position. */
const told = (asked: Parameters<Script>[0]) => ({
  position: Object.keys(asked.sources).find((label) => label.startsWith('F')) ?? '',
  sentences: winsIn(asked.sources)
    .slice(0, 5)
    .map(([win, { text }]) => says(text.split(/(?<=[.!?]) /u)[0] ?? '', win)),
});

const blocksBy = async (name: string, write: (asked: Parameters<Script>[0]) => Whole): Promise<readonly Block[]> => {
  const { baseUrl } = scripted(name, (asked) => (asked.is === 'anew' ? { sentences: [] } : write(asked)));
  return (await composing(baseUrl)(briefOf('engineer', 'cv'), sources)).document.blocks;
};

test('lines of one position keep the headings of their groups, below that position', async (t) => {
  const blocks = await blocksBy('groups', (asked) => {
    const { position, sentences } = told(asked);
    return whole(
      part(sentences.slice(0, 1), { heading: 'Profile' }),
      part(sentences.slice(1, 3), { heading: 'Experience', position, manner: 'bullets' }),
      part(sentences.slice(3), { heading: 'More', position, manner: 'bullets' }),
    );
  });
  const at = blocks.findIndex(({ type }) => type === 'entry');
  const heads = (block: Block | undefined) => (block?.type === 'heading' ? [block.text, block.ofGroup === true] : null);
  t.deepEqual(heads(blocks[at + 1]), ['Experience', true]);
  t.is(blocks[at + 2]?.type, 'bullets');
  t.deepEqual(heads(blocks[at + 3]), ['More', true]);
  t.is(blocks[at + 4]?.type, 'bullets');
});

test('skills that a model names take the place of ours, where they are enough', async (t) => {
  const skillsIn = (blocks: readonly Block[]) => blocks.slice(blocks.findIndex((one) => headed(one, 'Skills')) + 1);
  const headed = (block: Block, text: string) => block.type === 'heading' && block.text === text;
  const naming = (count: number) => (asked: Parameters<Script>[0]) => {
    const { sentences } = told(asked);
    const names = sentences.flatMap(({ text }) => text.match(/\p{Ll}{6,}/gu) ?? []).slice(0, count);
    const labels = sentences.flatMap(({ sources: own }) => own);
    return whole(part(sentences), part([says(names.join(', '), ...labels)], { manner: 'skills' }));
  };
  const [many, few] = [await blocksBy('skills', naming(4)), await blocksBy('few skills', naming(2))];
  const [own] = skillsIn(many);
  t.is(own?.type === 'bullets' ? own.items[0]?.text.split(', ').length : 0, 4);
  t.is(skillsIn(few)[0]?.type, 'paragraph');
});

test('a job that only the request tells of is an entry; one whose fact has dates keeps them', async (t) => {
  const asked = {
    ...briefOf('engineer', 'cv'),
    prompt: 'Before all that I was a barista at Kaffeeklatsch, 2012 to 2014.',
  };
  const { baseUrl } = scripted('entries', (question) => {
    if (question.is === 'anew') return { sentences: [] };
    const { position, sentences } = told(question);
    const entryOf = (title: string, place: string, time: string) => ({ title, place, time, sources: ['R1'] });
    return whole(
      { ...part(sentences, { position, manner: 'bullets' }), entry: entryOf('Barista', '', '2012') } as never,
      { ...part([]), entry: entryOf('Barista', 'Kaffeeklatsch', '2012 – 2014') } as never,
      { ...part([]), entry: entryOf('Chef', 'Ritz', '2010 – 2012') } as never,
    );
  });
  const { document } = await composing(baseUrl)(asked, sources);
  const entries = document.blocks.flatMap((block) =>
    block.type === 'entry' ? [[block.title.text, block.time?.text ?? '']] : [],
  );
  t.deepEqual(
    entries.find(([title]) => title === 'Barista'),
    ['Barista', '2012 – 2014'],
  );
  t.false(entries.some(([title]) => title === 'Chef'));
  t.false(entries.some(([, time]) => time === '2012'));
});

const STANCE = 'Reliable builds are what I would like to bring to your team.';

const letterWith = async (name: string, finding: ClaimFinding, kind: 'letter' | 'cv' = 'letter') => {
  const asked: DoubtfulClaim[] = [];
  const claimFinder = {
    for: () => async (all: readonly DoubtfulClaim[]) => {
      asked.push(...all);
      return all.map(() => finding);
    },
  };
  const { baseUrl } = scripted(name, (question) => {
    if (question.is === 'anew') return { sentences: [] };
    return whole(part([...told(question).sentences, { ...says(STANCE), because: [] }]));
  });
  const { document } = await composing(baseUrl, { claimFinder })(briefOf('engineer', kind), sources);
  return { texts: sentencesOf(document).map(({ text }) => text), asked: asked.map(({ text }) => text) };
};

const judging = (isSaidSo: boolean): ClaimFinding => ({
  quotes: ['Reliable', 'builds', 'bring', 'team'].map((word) => ({ word, quote: '', isJudgement: true })),
  isSaidSo,
});

test('a sentence of a letter that states no fact stands without sources, once somebody has found that it states none', async (t) => {
  const stood = await letterWith('a stance', judging(true));
  t.true(stood.texts.includes(STANCE), stood.asked.join());
  const cut = await letterWith('no stance', judging(false));
  t.false(cut.texts.includes(STANCE));
  t.true(cut.asked.includes(STANCE));
});

test('a CV takes no stance', async (t) => {
  const { texts, asked } = await letterWith('a stance in a CV', judging(true), 'cv');
  t.false(texts.includes(STANCE));
  t.false(asked.includes(STANCE));
});

test('who is to write a sentence anew is told what somebody found wrong with it, with names hidden', async (t) => {
  const wrongs: string[] = [];
  const { baseUrl } = scripted('told what is wrong', (question) => {
    if (question.is === 'anew') {
      wrongs.push(...question.sentences.map(({ wrong }) => wrong));
      return { sentences: [] };
    }
    return whole(part([...told(question).sentences, { ...says(STANCE), because: [] }]));
  });
  const finding = { ...judging(false), wrong: 'nothing says that Zora wants this' };
  const claimFinder = { for: () => async (all: readonly DoubtfulClaim[]) => all.map(() => finding) };
  await composing(baseUrl, { claimFinder })(briefOf('engineer', 'letter'), sources);
  t.is(wrongs.length, 1);
  t.regex(wrongs[0] ?? '', /^nothing says that \[PERSON_\d+\] wants this$/u);
});
