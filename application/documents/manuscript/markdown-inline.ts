import { inOrder, type Run, safeAddress, trimSpaces, type Words } from './words.ts';

/** Characters that a backslash makes plain. */
const ESCAPED = /^[!-/:-@[-`{-~•]$/;

/** What Markdown says inside a line: bold, links, escapes. A mark that closes nothing is a character like any other. */
export const inlineOf = (text: string): Words => inOrder(emboldened(tokensOf(text)));

/** The fields between bars that are not escaped; without the empty one after a bar at the end. */
export const fieldsOf = (line: string): readonly string[] => {
  const fields = [''];
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (char === '|') fields.push('');
    else {
      const step = char === '\\' ? 2 : 1;
      fields[fields.length - 1] += line.slice(at, at + step);
      at += step - 1;
    }
  }
  return fields.map(trimSpaces);
};

type Token =
  | Readonly<{ is: 'text'; text: string; href: string | null }>
  | Readonly<{ is: 'mark'; opens: boolean; closes: boolean }>;

const LINK = /\[((?:[^[\]\\]|\\.){1,2000})\]\(([^\s()<>]{1,2000})\)/sy;

const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let plain = '';
  const endPlain = (): void => {
    if (plain !== '') tokens.push({ is: 'text', text: plain, href: null });
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? '';
    const next = text[at + 1] ?? '';
    const link = char === '[' ? linkAt(text, at) : null;
    if (link) {
      endPlain();
      tokens.push({ is: 'text', text: link.label, href: link.href });
      at += link.length;
    } else if (char === '*' && next === '*') {
      endPlain();
      tokens.push({ is: 'mark', opens: isInk(text[at + 2]), closes: isInk(text[at - 1]) });
      at += 2;
    } else {
      const isEscape = char === '\\' && ESCAPED.test(next);
      plain += isEscape ? next : char;
      at += isEscape ? 2 : 1;
    }
  }
  endPlain();
  return tokens;
};

const isInk = (char = ' '): boolean => char !== ' ' && char !== '\n';

const linkAt = (text: string, at: number): Readonly<{ label: string; href: string; length: number }> | null => {
  LINK.lastIndex = at;
  const [whole = '', label = '', address = ''] = LINK.exec(text) ?? [];
  const href = safeAddress(whole === '' ? null : address);
  return href === null ? null : { label: label.replace(/\\([!-/:-@[-`{-~])/g, '$1'), href, length: whole.length };
};

/** From the last token to the first: which marks have one that closes them. */
const emboldened = (tokens: readonly Token[]): readonly Run[] => {
  const closesLater: boolean[] = new Array(tokens.length).fill(false);
  let seen = false;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    closesLater[index] = seen;
    const token = tokens[index];
    if (token?.is === 'mark' && token.closes) seen = true;
  }
  let bold = false;
  return tokens.flatMap((token, index): Run[] => {
    if (token.is === 'text') return [{ text: token.text, bold, href: token.href }];
    if (bold && token.closes) bold = false;
    else if (!bold && token.opens && closesLater[index]) bold = true;
    else return [{ text: '**', bold, href: null }];
    return [];
  });
};
