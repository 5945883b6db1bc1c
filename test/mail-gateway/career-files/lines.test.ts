import test from 'ava';
import { plainLine } from '#mail-gateway/reading/career-files/cv-line.ts';
import { linesForModel } from '#mail-gateway/reading/career-files/cv-text/lines-for-model.ts';
import { tidyLines } from '#mail-gateway/reading/career-files/cv-text/tidy-lines.ts';
import { segmentsOf } from '#mail-gateway/reading/career-files/pdf/rows.ts';

const tidied = (text: string): string | undefined => tidyLines([plainLine(text)])[0]?.text;

test('a line of a CV is as people read it: no marks, no letters that do not show, dashes that copy', (t) => {
  t.is(tidied('**Certi\ufb01ed o\ufb03ce clerk**'), 'Certified office clerk');
  t.is(tidied('Sep. 2021\u00ad Mar. 2024'), 'Sep. 2021 - Mar. 2024');
  t.is(tidied('Ver\u00adkäufer\u200b'), 'Verkäufer');
  t.is(tidied('## Baker      2019 – 2021'), 'Baker\t2019 – 2021');
});

test('accents that TeX writes beside their letters stand on them', (t) => {
  const written = ['Universit¨at', 'ing´enieur', 'Fran', 'c¸ais', 'Par´ıs', 'ˇSkoda'];
  const pieces = written.map((text, at) => ({ text, x: at * 200, end: at * 200 + 50, y: 0, size: 10, font: 'f' }));
  t.deepEqual(
    segmentsOf(pieces).map(({ text }) => text),
    ['Universität', 'ingénieur', 'Fran', 'çais', 'París', 'Škoda'],
  );
});

test('a model is shown no referees, and nothing of a text that is longer than a CV', (t) => {
  const lines = ['Skills', 'Baking', 'References', 'Dr A. Baird, 0131 496 0000', 'Languages', 'Dutch'].map(plainLine);
  t.deepEqual(linesForModel(lines), ['Skills', 'Baking', '', '', 'Languages', 'Dutch']);
  t.deepEqual(linesForModel(Array.from({ length: 1_501 }, () => plainLine('Baking'))), []);
  t.deepEqual(linesForModel(Array.from({ length: 101 }, () => plainLine('x'.repeat(400)))), []);
});
