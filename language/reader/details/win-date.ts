import { foldText } from '#domain/text.ts';
import { phrases } from '../../text/plain-text.ts';
import { languageOf } from '../language-of.ts';
import { plusDays } from './calendar.ts';
import { type DaySaid, isNearerAhead, pastDaysIn } from './past-dates.ts';

/** A local day (`yyyy-MM-dd`); `isApproximate` where words name a longer time: it is that time's first day then. */
export type WinDate = Readonly<{ date: string; isApproximate: boolean }>;

/** Longer ones say when it was in their beginning. */
const READ = 2_000;

/** Folded as the rules see it; lines stay lines. */
const foldedOf = (text: string): string =>
  foldText(text.slice(0, READ))
    .replace(/[\u2018\u2019\u00B4`\u02BC]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** What stands right before a day that something lasts from or until, belongs to, is planned for or is compared with. */
const TIED = new RegExp(
  phrases`
    (?:(?<![\p{L}'])(?:by|until|till?|up to|from|since|of|for|before|after|than|to|over|vs\.?|versus|against|due|as|like|through|per|next|every|each
    |bis|bis zum|ab|seit|seit dem|von|vom|der|des|die|das|fur|zum|zur|vor|nach|als|gegenuber|wie|jeden|nachsten?
    |de|du|des|depuis|pour|avant|apres|que|jusqu'(?:a|au|en)|par rapport a|des|chaque
    |hasta|desde|del|para|antes de|despues de|a partir de|cada|con respecto a) |d'|not )$
  `,
  'u',
);
/** Of "last year" and the like, which figures are held against: "up 12% on last year", "the last week". */
const COMPARED = /(?<![\p{L}'])(?:on|the|in the|during the|past|our|this) $/u;

/** A thing that is told of by when it was met: "the bug that we found last week". */
const RELATIVE = new RegExp(
  phrases`
    (?<![\p{L}])(?:the|a|an|my|our|their|this|that|every) (?:[\p{L}'-]+ ){1,4}?(?:that |which |who |i |we |you |they |he |she )(?:[\p{L}'-]+ ){1,6}$
    |, (?:der|die|das|den|dem|was|wo|welche[rsn]?) (?:[\p{L}-]+ ){0,6}$
    |(?<![\p{L}'])(?:le|la|les|un|une|des|mon|ma|mes|notre|nos|el|los|las|una|mi|mis|nuestr[oa]s?) (?:[\p{L}'-]+ ){1,4}?(?:qu'|que |qui |dont )(?:[\p{L}'-]+ ?){1,6}$
  `,
  'u',
);

/** What may still be to come stands behind these, or behind "for the fair". */
const AHEAD = new RegExp(
  phrases`
    (?<![\p{L}'])(?:will|going to|plan(?:s|ned|ning)?|book(?:ed)?|schedul\w+|reserved?|register\w*|appl(?:y|ied)|sign(?:ed)? up|due|upcoming|starts?|starting|begins?|beginning|opens?|opening|launch(?:es|ing)?|meet(?:s|ing)?|deadline
    |werden|wird|geplant|plan(?:e|en|t|ung)|gebucht|reserviert|angemeldet|vereinbart|startet|beginnt|termin
    |prevu\w*|planifi\w+|reserve\w*|inscri\w*|commence|demarre|aura lieu|sera
    |planead\w+|reserv\w+|programad\w+|inscrit\w+|empieza\w*|comienza|sera|tendra)(?![\p{L}])
    |(?<![\p{L}'])(?:for|fur|zur|zum|pour|para) (?:[\p{L}\p{N}'-]+ ){0,5}$
  `,
  'u',
);
const WITHIN_WEEK = 7;

/** Whether a day says when the win was: not one that something else hangs on, nor one that may lie ahead. */
const isOfWin = (plain: string, today: string, day: DaySaid): boolean => {
  const before = plain.slice(0, day.at);
  const clause = before.slice(
    Math.max(before.lastIndexOf('\n'), ...['. ', '! ', '? ', '; '].map((end) => before.lastIndexOf(end))) + 1,
  );
  if (TIED.test(before) || RELATIVE.test(clause)) return false;
  const said = plain.slice(day.at, day.end);
  if (/^(?:last|previous)/.test(said) && day.isApproximate && COMPARED.test(before)) return false;
  const isSoon = day.date > plusDays(today, -WITHIN_WEEK) || isNearerAhead(day, today);
  return (
    day.nature === 'relative' ||
    !isSoon ||
    clause.trim() === '' ||
    (!AHEAD.test(clause) && !PLANNED.test(plain.slice(day.end)))
  );
};
/** German says it behind the day: "im März geplant". */
const PLANNED = /^[^.;\n]* (?:geplant|gebucht|reserviert|vereinbart|angemeldet)/;

/**
 * When a win was, where its words say so and that is not yet to come, counted from `today` (the user's local date). Of several days
 * it is the last: that is when it was done. Null where nothing says so.
 */
export const winDateIn = (text: string, today: string): WinDate | null => {
  const plain = foldedOf(text);
  const days = pastDaysIn(plain, today, languageOf(text) === 'fr').filter((day) => isOfWin(plain, today, day));
  const last = days
    .toSorted(
      (one, other) => one.date.localeCompare(other.date) || Number(other.isApproximate) - Number(one.isApproximate),
    )
    .at(-1);
  return last ? { date: last.date, isApproximate: last.isApproximate } : null;
};

/** The day that words name and nothing else: "in May", "12 November", "last Friday, actually". */
export const dayAlone = (words: string, today: string): WinDate | null => {
  const bare = foldedOf(words).replace(
    /^(?:back|already|actually|really|eigentlich|schon|en fait|en realidad) |[\s.!,)]+$|,? (?:actually|though|not today|sorry|please|thanks|bitte|eigentlich|en fait|por favor)[.!]?$/g,
    '',
  );
  for (const plain of [bare, `in ${bare}`, `on ${bare}`]) {
    const [day] = pastDaysIn(plain, today, true);
    if (day && day.at === 0 && day.end >= plain.length) return { date: day.date, isApproximate: day.isApproximate };
  }
  return null;
};
