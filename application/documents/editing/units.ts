import { BULLET, END_OF_POSTS, HEADING, POST } from '../manuscript/markdown-reading.ts';

/**
 * A piece of a document's Markdown that is changed as one: a heading, a bullet with its lines, a paragraph; the mark before a
 * post belongs to it. `text` is as it was typed; two with the same `key` are the same but for spaces. A tight one stands in
 * the line below what is before it.
 */
export type Unit = Readonly<{ is: 'heading' | 'bullet' | 'paragraph'; text: string; key: string; isTight: boolean }>;

const PARAGRAPH: Unit['is'] = 'paragraph';

/** A text in its units, in order. Lines are gathered and read once when their unit is whole, so that many cost no more each. */
export const unitsOf = (markdown: string): readonly Unit[] => {
  const gathered: Gathered[] = [];
  let open: Gathered | null = null;
  let [lead, isTight]: [string[], boolean] = [[], false];
  for (const line of markdown.split(/\r\n?|\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') {
      [open, isTight] = [null, false];
    } else if (POST.test(trimmed) || END_OF_POSTS.test(trimmed)) {
      lead.push(`${trimmed}\n`);
      open = null;
    } else if (open && !HEADING.test(trimmed) && !BULLET.test(trimmed)) {
      open.lines.push(line);
    } else {
      const is = HEADING.test(trimmed) ? 'heading' : BULLET.test(trimmed) ? 'bullet' : PARAGRAPH;
      const begun: Gathered = { is, lines: [...lead, line], isTight: isTight && lead.length === 0 };
      gathered.push(begun);
      open = is === 'heading' ? null : begun;
      [lead, isTight] = [[], true];
    }
  }
  const units = gathered.map((one) => unit(one.is, one.lines.join('\n'), one.isTight));
  return lead.length === 0 ? units : [...units, unit(PARAGRAPH, lead.join('\n').trimEnd(), false)];
};

type Gathered = Readonly<{ is: Unit['is']; lines: string[]; isTight: boolean }>;

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
