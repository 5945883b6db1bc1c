/** A word of a text as the search for names sees it. */
export type Word = Readonly<{
  text: string;
  plain: string;
  start: number;
  end: number;
  /** It stands at the beginning of a text or a sentence. */
  begins: boolean;
  isCapital: boolean;
  /** An apostrophe and s behind it: "Priya's". */
  isOwner: boolean;
  /** An apposition stands behind it: ", my boss", " (3 ans)". */
  isExplained: boolean;
  /** Only a space, or the point of an initial, stands between it and the next word. */
  runsOn: boolean;
  /** A number stands behind it, which counts nothing. */
  isNumbered: boolean;
  /** The text up to the next word, from some letters before its beginning. */
  behind: string;
}>;

const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const ENDED = /(?:^|[.!?:;…\n•*>|]|(?:^|\n)\s*(?:[-–]|\d{1,3}[.)]))[\s"'“”„«»‘(¡¿[]*$/u;
const MOST_BEFORE = 12;
const APPOSITION =
  /^(?: \(|, (?:my|our|the|who|der|die|mein|meine|unser|unsere|mon|ma|notre|nos|qui|la|le|el|mi|nuestra|nuestro|que)\s)/iu;

/** Before nouns in the plural and measures it counts something: "gave Ward 7 files". */
const NUMBER =
  /^ (?:no\.? ?|nr\.? ?)?\d{1,3}[a-z]?(?![\p{L}\p{N}:]|[.,]\d| \d| \p{L}+s(?!\p{L})| ?(?:x|mal|h|am|pm|uhr|min|stunden?|tagen?|wochen?|jahren?|hour|day|week|month|year|heure|jour|semaine|hora|día|semana|año|%|€|\$)(?!\p{L}))/iu;
const MOST_NUMBER = 30;

/** "L’équipe", "d’Anna". */
const ELIDED = /^(?:l|d|j|c|n|s|m|t|qu|jusqu|lorsqu|puisqu)['’](?=\p{L})/iu;

/** The words of a text in their order; `start` and `end` are places in it. */
export const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index: from }) => {
    const index = from + (ELIDED.exec(found)?.[0].length ?? 0);
    const whole = found.slice(index - from);
    const own = whole.replace(/['’]s?$/u, '');
    const end = index + own.length;
    const behind = text.slice(end, end + 3);
    return {
      text: own,
      plain: own.toLowerCase().replace(/’/g, "'"),
      start: index,
      end,
      begins: ENDED.test(text.slice(Math.max(0, index - MOST_BEFORE), index)) || index === 0,
      isCapital: /\p{Lu}/u.test(own),
      isOwner: whole !== own,
      isExplained: APPOSITION.test(text.slice(end, end + MOST_BEFORE)),
      isNumbered: NUMBER.test(text.slice(end, end + MOST_NUMBER)),
      behind: `${text.slice(Math.max(0, end - 12), end)} `,
      runsOn: /^ \p{L}/u.test(behind) || (own.length === 1 && /^\. \p{L}/u.test(behind)),
    };
  });
