/** Letters, digits and marks that have neither accents nor other forms. */
const PLAIN = /^[ -~\n\r\t]*$/;

/** More marks on one letter than any script has; to bring very many into order takes the square of their number. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text as it is searched: letter case and accents aside, the same on every machine. Every word of a message comes here often. */
export const foldText = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .replace(TOO_MANY_MARKS, '$1')
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/ß/g, 'ss')
        .replace(/ς/g, 'σ'); // a sigma that ends a word, and in a search may not

/**
 * What mail programs make a link of: an address of the web, with or without its scheme. The addresses of people stay, for
 * they show who wrote.
 */
const LINK =
  /[a-z][a-z\d+.-]{0,20}:\/\/\S*|(?<![@\p{L}\p{N}._%+'-])(?:[\p{L}\p{N}-]{1,63}\.){1,10}\p{L}{2,63}(?![\p{L}\p{N}._%+'-]*@)(?::\d+)?(?:[/?#]\S*)?/giu;

/** A stranger's words, shown to somebody else without a way to lead them anywhere. */
export const linkless = (text: string): string => text.replace(LINK, '(a link)');

/** Text as it stands in markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** In one line, and of at most so many characters: what is too long ends after a whole word. */
export const shortenedText = (text: string, most: number): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  const kept = line.slice(0, most - 1);
  const end = kept.lastIndexOf(' ');
  const words = end > most / 2 ? kept.slice(0, end) : kept.replace(/[\uD800-\uDBFF]$/u, '');
  return `${words.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`;
};
