import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import test from 'ava';
import { htmlToText } from '#mail-gateway/reading/own-words/html-to-text.ts';
import { ownWords } from '#mail-gateway/reading/own-words/own-words.ts';

/** What may not get worse, of the replies that the rules were mended with and of those apart. */
const FLOOR = { samples: 940, exact: 0.988, exactApart: 0.905, lost: 0 };

/** A mail of ours that none of these replies quotes. */
const OTHER =
  'Welcome to Cairn.\n\nEvery stone on the way counts, and so does each line you send us.\n\nhttps://cairn.example/wins';

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Words of `wanted` that are not in `given`, each counted as often as it stands there. */
const missing = (wanted: readonly string[], given: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const word of given) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
};

type Result = Readonly<{ reply: Reply; isExact: boolean; isLost: boolean; isLeftOver: boolean; found: string }>;

const judged = (reply: Reply, sent: readonly string[]): Result => {
  const wanted = words(reply.own);
  const found = ownWords(reply.text, sent);
  const given = words(found);
  return {
    reply,
    isExact: given.join(' ') === wanted.join(' '),
    isLost: missing(wanted, given).length > 0,
    isLeftOver: missing(given, wanted).length > 0,
    found,
  };
};

const table = (results: readonly Result[]): string => {
  const counts = (some: readonly Result[]): number[] => [
    some.length,
    some.filter(({ isExact }) => isExact).length,
    some.filter(({ isLost }) => isLost).length,
    some.filter(({ isLeftOver }) => isLeftOver).length,
  ];
  const row = (name: string, some: readonly Result[]): (string | number)[] => {
    const parts = Object.groupBy(some, ({ reply }) => (reply.isApart ? 'apart' : 'known'));
    return [name, ...counts(parts.known ?? []), ...counts(parts.apart ?? [])];
  };
  const rows = [
    ['replies', 'known', 'exact', 'lost', 'left over', 'apart', 'exact', 'lost', 'left over'],
    ...[...Map.groupBy(results, ({ reply }) => reply.group)].map(([group, some]) => row(group, some)),
    row('total', results),
  ];
  const faults = results
    .filter(({ reply, isExact }) => !isExact && !reply.isApart)
    .map(({ reply, isLost }) => `${isLost ? 'lost' : 'left over'}: ${reply.group}: ${reply.name}`);
  return [
    ...rows.map((cells) =>
      cells.map((cell, i) => (i === 0 ? String(cell).padEnd(28) : String(cell).padStart(10))).join(''),
    ),
    ...faults,
  ].join('\n');
};

const lostIn = (results: readonly Result[]): number => results.filter(({ isLost }) => isLost).length;
const share = (results: readonly Result[]): number => results.filter(({ isExact }) => isExact).length / results.length;

test('whoever writes whatever below, above or between quotes loses no word of it', async (t) => {
  const replies = await everyReply();
  const results = replies.map((reply) => judged(reply, []));
  t.log(`\n${table(results)}`);
  t.true(replies.length >= FLOOR.samples);
  t.is(lostIn(results), FLOOR.lost);
  t.true(share(results.filter(({ reply }) => !reply.isApart)) >= FLOOR.exact);
  t.true(share(results.filter(({ reply }) => reply.isApart)) >= FLOOR.exactApart);
});

test('knowing a mail of ours that was not answered takes no word either', async (t) => {
  t.is(lostIn((await everyReply()).map((reply) => judged(reply, [OTHER]))), FLOOR.lost);
});

/** A reply as some client writes it, and which of its words are its author's own. */
type Reply = Readonly<{ group: string; name: string; text: string; own: string; isApart: boolean }>;

const FOLDER = new URL('./own-words-replies/', import.meta.url);

/** About every third reply stands apart: the rules are not mended against it, so that it shows what they do unseen. */
const SEED = 'cairn 2026-11-22';

const isApart = (name: string): boolean =>
  createHash('sha256').update(`${SEED}/${name}`).digest().readUInt32BE() % 3 === 0;

const FOREIGN = /⟦([^⟧]*)⟧/g;

const shown = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ');

/** A file holds replies below `## name`: `+ ` begins a line of own words, `| ` another; in it ⟦…⟧ is another's. */
const repliesIn = (group: string, content: string): Reply[] =>
  content
    .split(/^## /m)
    .slice(1)
    .map((sample) => {
      const [name = '', ...marked] = sample.trimEnd().split('\n');
      const lines = marked.filter((line) => line !== '');
      const source = lines.map((line) => line.replace(/^[+|] ?|^(?=⟦)/, '').replace(FOREIGN, '$1')).join('\n');
      const own = lines
        .filter((line) => !line.startsWith('|'))
        .map((line) => line.replace(/^\+ ?/, '').replace(FOREIGN, ''));
      const isHtml = group.endsWith('html');
      return {
        group,
        name,
        text: isHtml ? htmlToText(source) : source,
        own: isHtml ? shown(own.join('\n')) : own.join('\n'),
        isApart: isApart(`${group}/${name}`),
      };
    });

const everyReply = async (): Promise<Reply[]> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.txt')).sort();
  const read = async (file: string) =>
    repliesIn(file.replace(/\.txt$/, ''), await readFile(new URL(file, FOLDER), 'utf8'));
  return (await Promise.all(files.map(read))).flat();
};
