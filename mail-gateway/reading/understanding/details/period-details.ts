import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { NUMBER, numberNamed } from '../languages/languages.ts';
import { plainly } from '../sentences.ts';
import { namedPeriod } from './named-period.ts';

const UNITS = [
  ['week', /\b(?:week|wk|weekly|woche|semaine|semana)\b/],
  ['month', /\b(?:month|monthly|monat|mois|mes(?! \w+s\b))\b/],
  ['quarter', /\b(?:quarter|quarterly|quartal|trimestre)\b/],
  ['year', /\b(?:year|yearly|annual|annually|jahr|annee|ano)\b/],
] as const;
const BEFORE = /\b(?:last|previous|past|prior|letzte[nrs]?|vergangene[nrs]?|derniere?|dernier|passee?|pasad[oa])\b/;
const PAST =
  /\b(?:(?:the )?last|previous|prior|letzte[nrs]?|vergangene[nrs]?) (?:\w+ )?(?:week|month|quarter|year|woche|monat|quartal|jahr)\b|\b(?:semaine|mois|trimestre|annee) (?:dernier|derniere|passe|passee)\b|\b(?:semana|mes|trimestre|ano) pasad[oa]\b/;
/** "The last week" up to today is this one; "last week" is the one before. */
const UP_TO_NOW =
  /\b(?:over|in|during|of|for|from) the (?:last|past) (?:week|month|quarter|year)\b|\bpast (?:week|month|quarter|year)\b/;

/** What to look back on, counted from the user's local date; the whole where the words do not say. */
export const periodDetails = (text: string, today: string): RequestDetails => {
  const plain = plainly(text);
  const named = namedPeriod(plain, today);
  if (named) return named;
  const period = UNITS.find(([, pattern]) => pattern.test(plain))?.[0];
  if (period === undefined) return {};
  return BEFORE.test(plain) && PAST.test(plain) && !UP_TO_NOW.test(plain) ? { period, previous: true } : { period };
};

const COUNTED = new RegExp(
  `\\b(?:(?:my|the|last|latest|recent|most|past|previous|newest|top|first|only|next|derniers?|letzten?|ultimos) )*(${NUMBER}) (?:(?:of|most|my|the|last|latest|recent|newest|past|previous|best|biggest) )*(?:wins?|achievements?|accomplishments?|entries|victories|successes|things|items|erfolge|logros|reussites|victoires|succes)\\b`,
);
const LAST_FEW = new RegExp(`\\b(?:the|my) (?:last|latest) (${NUMBER})(?: please| pls)?[.!?]*$`);
const THE_LAST = /\b(?:my|the) (?:last|latest|most recent|newest) (?:win|achievement|accomplishment|entry|success)\b/;

/** How many wins to list, and of what time. */
export const listDetails = (text: string, today: string): RequestDetails => {
  const plain = plainly(text);
  const counted = (COUNTED.exec(plain) ?? LAST_FEW.exec(plain))?.[1];
  const count = THE_LAST.test(plain) ? 1 : counted === undefined || /^an?$/.test(counted) ? null : numberNamed(counted);
  return { ...(count ? { count } : {}), ...periodDetails(text, today) };
};
