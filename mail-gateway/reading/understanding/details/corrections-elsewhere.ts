/** A number as German, French and Spanish name one: "die 2", "Nummer 2", "le numéro 2", "el 2". */
const N =
  "(?:(?:die|der|den|das|le|la|el) |l')?(?:(?:nummer|nr\\.?|punkt|num[eé]ro|n[uú]mero|n[°º]|win) ?)?#?(\\d{1,2})(?!\\d)";
const DONE = '(?=$|[,;.!]| (?:bitte|svp|s.il|por favor|raus|weg|da|car|porque|denn|weil)(?![\\p{L}]))';

/** How each correction begins in other languages, and the English words that it is read as. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = (
  [
    [`(?:streich|l[oö]sch|entfern)(?:e|en)?(?: sie)?(?: bitte)? ${N}${DONE}`, 'drop $1'],
    [
      `${N} (?:(?:kannst du|k[oö]nnen sie|kann|bitte|soll) )*(?:l[oö]schen|streichen|entfernen|weg|gel[oö]scht werden)${DONE}`,
      'drop $1',
    ],
    [`${N} (?:ist|war) kein(?: richtiger)? (?:erfolg|win)${DONE}`, 'drop $1'],
    [`(?:supprim|enl[eè]v|retir|effac)(?:e|ez|er) ${N}${DONE}`, 'drop $1'],
    [`${N} n'(?:est|[eé]tait) pas (?:vraiment )?une (?:r[eé]ussite|victoire)${DONE}`, 'drop $1'],
    [`(?:borr|elimin|quit)(?:a|ar|e|en|ad) ${N}${DONE}`, 'drop $1'],
    [`${N} (?:sobra|no es un logro)${DONE}`, 'drop $1'],
    [
      `${N} und ${N} (?:geh[oö]ren zusammen|sind dasselbe|bitte zusammenfassen|zusammenfassen|zusammenlegen)${DONE}`,
      'merge $1 and $2',
    ],
    [`(?:fass|leg)(?:e|en)?(?: sie)?(?: bitte)? ${N} und ${N}(?: bitte)? zusammen${DONE}`, 'merge $1 and $2'],
    [`(?:fusionn|regroup|combin)(?:e|ez|er) ${N} et ${N}${DONE}`, 'merge $1 and $2'],
    [`(?:un|junt|combin|fusion)(?:e|a|ar|ir|en) ${N} (?:y|con) ${N}${DONE}`, 'merge $1 and $2'],
    [
      `${N} (?:soll(?:te)? (?:hei(?:ß|ss)en|lauten)|devrait [eê]tre|doit [eê]tre|deber[ií]a (?:decir|ser)|debe decir) ?:? ?(?=\\S)`,
      '$1 should say: ',
    ],
    [
      `${N},? (?:war|(?:c')?[eé]tait|fue|era) (?=(?:(?:zusammen|junto|ensemble) )?(?:mit|f[uü]r|avec|pour|con|para)(?![\\p{L}]))`,
      '$1 was ',
    ],
  ] as const
).map(([source, english]) => [new RegExp(`^${source}`, 'iu'), english]);

/** A correction that begins in another language, as it would in English; null for all else. */
export const correctionElsewhere = (words: string): string | null => {
  const found = BEGINNINGS.find(([pattern]) => pattern.test(words));
  return found ? words.replace(found[0], found[1]) : null;
};
