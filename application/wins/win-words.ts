const LONGEST_QUOTE = 240;

/** What a win says with the words of another below it; words that it holds already are not said twice. */
export const withWin = (text: string, other: string): string => {
  const more = other.trim().toWellFormed();
  return holds(text, more) ? text : `${text}\n${more}`;
};

/** As a line of its own or between other words, not as a part of one; a number alone may be another thing's. */
const holds = (text: string, words: string): boolean =>
  text.split('\n').includes(words) || (/\p{L}/u.test(words) ? standsBetweenWords(text, words) : words === '');

const standsBetweenWords = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isPart = /[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at));
    if (!isPart && !/^[\p{L}\p{N}\p{M}]/u.test(text.slice(end, end + 2))) return true;
  }
  return false;
};

/** What a win says with more words about it added, as a sentence on a line of its own. */
export const withWords = (text: string, added: string): string =>
  holds(text, added.trim().toWellFormed()) ? text : withWin(text, asSentence(added.trim()));

/** With a capital and a full stop; a name or an address that is written another way stays as it is. */
const asSentence = (words: string): string => {
  const parts = words.split(/\s/u);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const begins = /^\p{Ll}[^\p{Lu}/@]*$/u.test(first) ? words.replace(/^./u, (letter) => letter.toUpperCase()) : words;
  return /[\p{L}\p{N}%€£$)"”’]$/u.test(last) && !/[/@]/u.test(last) ? `${begins}.` : begins;
};

/** Short enough for a mail; lines stay lines, as words that were added later stand on one of their own. */
export const shortened = (text: string): string =>
  text.length <= LONGEST_QUOTE
    ? text
    : `${text
        .slice(0, LONGEST_QUOTE)
        .replace(/\s+\S*$/u, '')
        .toWellFormed()} …`;
