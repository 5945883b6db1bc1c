import type { Language } from './patterns.ts';

/** A change the text states with both its ends: how far apart they are, in the unit of both. */
export type Change = Readonly<{
  difference: string;
  unit: string;
  down: boolean;
  /** Somebody brought it down on purpose, so that what is gone may be called saved. */
  saved: boolean;
  kind: 'time' | 'money' | 'share' | 'count';
}>;

const number = String.raw`\d+(?:[.,]\d+)*`;
const side = (letters: string) => String.raw`([$€£])?(${number})(?![\d.,]*\w*:)[ -]?(%|${letters}+)?`;
const [small, any] = [side(String.raw`\p{Ll}`), side(String.raw`\p{L}`)];
const patterns = {
  en: new RegExp(String.raw`\bfrom ${small}(?: (?:down |up )?to| down to| up to) ${small}`, 'u'),
  de: new RegExp(String.raw`\bvon ${any} auf ${any}`, 'u'),
};
/** Without one of these before it, "from 3 to 6 years" is a range and no change. */
const moved = {
  en: /\b(cut|reduc\w+|lower\w*|shorten\w*|br(?:ing|ought)\w*|down|up|increas\w+|rais\w+|gr[eo]w\w*|improv\w+|boost\w*|drop\w*|f[ae]ll|rose|went|goes|took|mov\w+|climb\w*|halv\w+|sped|speed\w*|trim\w*|slash\w*|g[eo]t|push\w*|lift\w*|doubl\w+|tripl\w+|expand\w*|shr[aiu]nk|is now|are now|decreas\w+|jump\w*)\b/iu,
  de: /(gesenkt|verkürzt|senk|verkürz|reduzier|erhöh|steiger|gebracht|verbesser|beschleunig|gekürzt|gestiegen|gesunken)/iu,
};
const cutDown = /\b(?:cut|reduc|lower|shorten|brought|bring|trim|slash|sped|speed|halv|improv)/iu;
const kinds = {
  time: /^(s|sec\w*|min\w*|hours?|hrs?|days?|weeks?|months?|sekunden?|stunden?|tagen?|wochen?|monaten?)$/u,
  money: /^(euros?|dollars?|pounds?|francs?|cents?|franken)$/u,
  share: /^(%|percent|prozent)$/u,
};
const notUnits = new Set(
  'by in on at and or for with per a an the this last am pm to um durch in am mit und pro bis within after using when because while since so each every now uhr'.split(
    ' ',
  ),
);

const same = (a: string, b: string): boolean =>
  a === b || a === `${b}s` || b === `${a}s` || (a.startsWith('min') && b.startsWith('min'));

const shapes = { en: /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/, de: /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?$/ };

/** Null where the digits could be read in more than one way. */
const numberFrom = (digits: string, language: Language): number | null => {
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  return shapes[language].test(digits) ? Number(digits.replaceAll(group, '').replace(point, '.')) : null;
};

const written = (value: number, language: Language): string => {
  const [whole = '', part] = String(Number(value.toFixed(2))).split('.');
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return part ? `${grouped}${point}${part}` : grouped;
};

const kindOf = (unit: string, currency: string | undefined): Change['kind'] => {
  if (currency || kinds.money.test(unit)) return 'money';
  if (kinds.time.test(unit)) return 'time';
  return kinds.share.test(unit) ? 'share' : 'count';
};

/** Null unless "from X to Y" stands in one unit, after a word that says something moved. Reads only what it is given. */
export const changeIn = (text: string, language: Language): Change | null => {
  const found = patterns[language].exec(text);
  if (!found) return null;
  const clause =
    text
      .slice(Math.max(0, found.index - 80), found.index)
      .split(/[.;!?\n]\s/u)
      .at(-1) ?? '';
  const around = language === 'de' ? `${clause} ${text.slice(found.index, found.index + 160)}` : clause;
  const [, moneyFrom, from = '', unitFrom, moneyTo, to = '', unitTo = ''] = found.map((part) => part?.toLowerCase());
  const [a, b] = [numberFrom(from, language), numberFrom(to, language)];
  if (!moved[language].test(around) || a === null || b === null || a === b || moneyFrom !== moneyTo) return null;
  const unit = moneyTo ?? unitTo;
  if (!unit || (!moneyTo && (notUnits.has(unit) || (unitFrom && !same(unitFrom, unit))))) return null;
  if (moneyTo && /^(k|m|bn|million|thousand)/u.test(unitTo)) return null;
  const kind = kindOf(unit, moneyTo);
  const difference = written(Math.abs(a - b), language);
  return {
    difference: moneyTo ? `${moneyTo}${difference}` : difference,
    unit,
    down: b < a,
    saved: b < a && cutDown.test(clause),
    kind,
  };
};
