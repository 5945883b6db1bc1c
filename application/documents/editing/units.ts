import { BULLET, END_OF_POSTS, HEADING, POST } from '../manuscript/markdown-reading.ts';

/**
 * A piece of a document's Markdown that is changed as one: a heading, a bullet with its lines, a paragraph; the mark before a
 * post belongs to it. `text` is as it was typed; two with the same `key` are the same but for spaces. A tight one stands in
 * the line below what is before it.
 */
export type Unit = Readonly<{ is: 'heading' | 'bullet' | 'paragraph'; text: string; key: string; isTight: boolean }>;

const PARAGRAPH: Unit['is'] = 'paragraph';

/** A text in its units, in order. */
export const unitsOf = (markdown: string): readonly Unit[] => {
  const units: Unit[] = [];
  let [open, lead, isTight] = [false, '', false];
  for (const line of markdown.split(/\r\n?|\n/)) {
    const trimmed = line.trim();
    const last = units.at(-1);
    if (trimmed === '') {
      [open, isTight] = [false, false];
    } else if (POST.test(trimmed) || END_OF_POSTS.test(trimmed)) {
      lead += `${trimmed}\n\n`;
      open = false;
    } else if (open && last && !HEADING.test(trimmed) && !BULLET.test(trimmed)) {
      units[units.length - 1] = unit(last.is, `${last.text}\n${line}`, last.isTight);
    } else {
      const is = HEADING.test(trimmed) ? 'heading' : BULLET.test(trimmed) ? 'bullet' : PARAGRAPH;
      units.push(unit(is, `${lead}${line}`, isTight && lead === ''));
      [open, lead, isTight] = [is !== 'heading', '', true];
    }
  }
  return lead === '' ? units : [...units, unit(PARAGRAPH, lead.trimEnd(), false)];
};

const unit = (is: Unit['is'], text: string, isTight: boolean): Unit => ({ is, text, key: keyOf(text), isTight });

/** What tells one from another: spaces at its ends and between its words do not, line's ends do. */
export const keyOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** The text of units, from wherever each is. */
export const joinedUnits = (units: readonly Unit[]): string => {
  const text = units
    .map((one, at) => {
      const before = units[at - 1];
      return `${before === undefined ? '' : isOneLineBelow(one, before) ? '\n' : '\n\n'}${one.text}`;
    })
    .join('');
  return text === '' ? '' : `${text}\n`;
};

/** Bullets stand together; a paragraph in the line below another, or below a bullet, would be read as a part of that. */
const isOneLineBelow = (one: Unit, before: Unit): boolean => {
  if (one.is === 'bullet' && before.is === 'bullet') return BULLET.test(one.text.trimStart());
  return one.isTight && (one.is !== PARAGRAPH || before.is === 'heading');
};
