import test from 'ava';
import { exportWords } from '#infrastructure/export/words.ts';

const written = (originalMessage: string) =>
  exportWords.journal.win({ date: '2026-11-20', originalMessage, category: null, analysisResult: null });

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
