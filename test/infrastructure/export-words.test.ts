import test from 'ava';
import { exportWords } from '#infrastructure/export/words.ts';

const DAY = { date: '2026-11-20', dateIsApproximate: false };

const written = (originalMessage: string) =>
  exportWords.journal.win({ ...DAY, originalMessage, category: null, analysisResult: null });

test('a line of a win that looks like a heading is none', (t) => {
  t.is(
    written('Fixed it\n# not a heading\n  ## nor this'),
    '\n### 2026-11-20\n\nFixed it\n\\# not a heading\n  \\## nor this\n',
  );
});

test('a win of line feeds is written in time with its length', (t) => {
  const text = `a${'\n'.repeat(100_000)}b`;
  t.is(written(text), `\n### 2026-11-20\n\n${text}\n`);
});

test('a win whose day is not known stands under its month, or near a day', (t) => {
  const headed = (date: string, dateIsApproximate: boolean) =>
    exportWords.journal
      .win({ date, dateIsApproximate, originalMessage: 'Done', category: null, analysisResult: null })
      .split('\n')[1];
  t.is(headed('2026-03-01', true), '### March 2026');
  t.is(headed('2026-03-15', true), '### around 2026-03-15');
  t.is(headed('2026-03-01', false), '### 2026-03-01');
});
