import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { htmlToText } from '#mail-gateway/reading/own-words/html-to-text.ts';

/** A reply as some client writes it, and which of its words are its author's own. */
export type Reply = Readonly<{ group: string; name: string; text: string; own: string; isApart: boolean }>;

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

export const everyReply = async (): Promise<Reply[]> => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.txt')).sort();
  const read = async (file: string) =>
    repliesIn(file.replace(/\.txt$/, ''), await readFile(new URL(file, FOLDER), 'utf8'));
  return (await Promise.all(files.map(read))).flat();
};
