import test from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { bodyText } from '#mail-gateway/reading/body-text.ts';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';
import { parseMail } from '#mail-gateway/reading/parse-mail.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { readerHere } from '#test/support/reader-here.ts';
import { type ClientReply, clients, everyAnswer } from '../support/mail-clients/answers.ts';

/** What may not get worse. Nobody can tell, without our text, what was typed into a quote that bears no marks. */
const FLOOR = { exact: 0.99, exactWithout: 0.85, exactWithoutWhereTold: 0.99, lost: 0 };

const { some, floor } = evaluation({ sample: 0.1, more: 0.3 });

const words = (text: string): string[] =>
  text
    .replace(/^[ \t]*[-*•][ \t]+/gm, '')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Words of `wanted` that are not in `given`, each counted as often as it stands there. */
const missing = (wanted: readonly string[], given: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
};

type Verdict = Readonly<{ isExact: boolean; isLost: boolean; isLeftOver: boolean }>;
type Result = Readonly<{ answer: ClientReply; known: Verdict; unknown: Verdict }>;

const judged = (own: string, found: string): Verdict => ({
  isExact: words(found).join(' ') === words(own).join(' '),
  isLost: missing(words(own), words(found)).length > 0,
  isLeftOver: missing(words(found), words(own)).length > 0,
});

const table = (results: readonly Result[]): string => {
  const count = (some: readonly Result[], which: 'known' | 'unknown', key: keyof Verdict): number =>
    some.filter((result) => result[which][key]).length;
  const row = (name: string, some: readonly Result[]): (string | number)[] => [
    name,
    some.length,
    ...(['known', 'unknown'] as const).flatMap((which) =>
      (['isExact', 'isLost', 'isLeftOver'] as const).map((key) => count(some, which, key)),
    ),
  ];
  const rows = [
    ['client', 'mails', 'exact', 'lost', 'left over', '| without our text: exact', 'lost', 'left over'],
    ...[...Map.groupBy(results, ({ answer }) => answer.client)].map(([client, some]) => row(client, some)),
    row('total', results),
  ];
  return rows
    .map((cells) => cells.map((cell, i) => (i === 0 ? String(cell).padEnd(26) : String(cell).padStart(10))).join(''))
    .join('\n');
};

const share = (results: readonly Result[], which: 'known' | 'unknown'): number =>
  results.filter((result) => result[which].isExact).length / results.length;

test('whatever client answers us, its author’s own words come out of it whole', async (t) => {
  t.timeout(120_000);
  const answers = some(await everyAnswer());
  const results = await Promise.all(
    answers.map(async (answer): Promise<Result> => {
      const { text } = bodyText(await parseMail(answer.raw));
      return {
        answer,
        known: judged(answer.own, ownWords(text, [answer.sent])),
        unknown: judged(answer.own, ownWords(text, [])),
      };
    }),
  );
  t.log(`\n${table(results)}`);
  const told = results.filter(({ answer }) => answer.tellable);
  t.true(clients.length >= 60);
  t.deepEqual(
    results.filter(({ known }) => known.isLost).map(({ answer }) => answer.name),
    [],
  );
  t.deepEqual(
    told.filter(({ unknown }) => unknown.isLost).map(({ answer }) => answer.name),
    [],
  );
  t.true(share(results, 'known') >= floor(FLOOR.exact, results.length));
  t.true(share(results, 'unknown') >= floor(FLOOR.exactWithout, results.length));
  t.true(share(told, 'unknown') >= floor(FLOOR.exactWithoutWhereTold, told.length));
});

test('the reader understands of each answer what its author’s own words say', async (t) => {
  t.timeout(300_000);
  const reader = readerHere();
  const answers = some((await everyAnswer()).filter((_, at) => at % 4 === 0));
  const wrong = await Promise.all(
    answers.map(async ({ name, raw, sent, own }) => {
      const reading = await reader.read(raw, { sent: [sent], asked: null, today: '2026-11-21' });
      const { wins } = reading.kind === 'understood' ? reading : { wins: [reading.kind] };
      const alone = readText(own, { asked: null, today: '2026-11-21' });
      const told = alone.kind === 'understood' ? alone.wins : [alone.kind];
      return words(wins.join('\n')).join(' ') === words(told.join('\n')).join(' ') ? [] : [name];
    }),
  );
  t.deepEqual(wrong.flat(), []);
});
