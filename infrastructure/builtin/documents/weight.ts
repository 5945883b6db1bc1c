import type { SourceWin } from '#application/documents/document-writer.ts';
import { hasFigure } from './telling/english-line.ts';

const READ = 600;

const CHANGE =
  /\b(?:from|von|de)\b [^.;]{0,30}?\d[^.;]{0,30}? (?:to|auf|à|a) [^.;]{0,8}?\d|\d[^.;]{0,40} (?:instead of|statt|au lieu de|en vez de) [^.;]{0,20}(?:\d|half|hour|zwei|thirty|two)|\bby \d+ ?%|\bum \d+ ?%|\d+x (?:faster|schneller)/iu;
const MONEY_OR_SHARE = /[€$£] ?\d|\d[\d.,]* ?(?:€|\$|£|euros?|%|percent|prozent|k\b|million)/iu;
const HONOUR =
  /\b(?:promoted|appointed|elected|award|prize|grant|made (?:team lead|supervisor|head)|(?:asked|chosen) to lead|lead the|certif\w+|accepted|published|befördert|ernannt|gewählt|preis|auszeichnung|übernommen|ausgezeichnet|promue?|nommée?|prix|ascendid[oa]|premio)\b/iu;
const SCOPE =
  /\b(?:whole|all|every|department|company|region|teams?|countries|nationwide|ganze\w*|alle\w*|abteilung|station|stationen|firma|unternehmen|toute?s?|équipes?|tod[oa]s|equipos?)\b/iu;
const HELPED =
  /\b(?:patients?|customers?|clients?|pupils?|students?|residents?|colleagues?|users?|apprentices?|famil(?:y|ies)|patient\w*|kund\w+|schüler\w*|kolleg\w+|angehörige\w*|bewohner\w*|auszubildende\w*|élèves?|clientes?|pacientes?|alumn\w+)\b/iu;
const FLAWLESS =
  /\b(?:without a|no (?:findings?|remarks?|accidents?|incidents?|gap)|zero|not a single|nobody|first time|ohne (?:beanstandung|mängel|einen)|kein\w* (?:mängel|beanstandung|patient|unfall)|sans (?:aucun|accident)|sin (?:ningun|accidentes))\b/iu;

/** Of what its category alone says of how much others ask for it in a CV. */
const OF_CATEGORY: ReadonlyMap<string, number> = new Map(
  Object.entries({ Leadership: 1.5, Sales: 1, 'Process improvement': 1, Creativity: -1, Other: -4 }),
);

/**
 * How much a win says to somebody who reads many: what changed and by how much first, then how large, for whom, and how
 * well. By its words alone, so that it is the same each time.
 */
export const weightOf = ({ text, category, language }: Pick<SourceWin, 'text' | 'category' | 'language'>): number => {
  const said = text.slice(0, READ);
  const words = said.split(/\s+/u).length;
  return (
    (CHANGE.test(said) ? 6 : 0) +
    (MONEY_OR_SHARE.test(said) ? 2.5 : 0) +
    (hasFigure(said) ? 2 : 0) +
    (HONOUR.test(said) ? 3.5 : 0) +
    (FLAWLESS.test(said) ? 1.5 : 0) +
    (SCOPE.test(said) ? 1 : 0) +
    (HELPED.test(said) ? 1 : 0) +
    (OF_CATEGORY.get(category) ?? 0) -
    (words < 5 ? 3 : 0) -
    (language === 'de' && !/\s\p{Lu}/u.test(said) ? 4 : 0) -
    (words > 45 ? 1 : 0) -
    (/\b(?:almost|nearly|tried|didn['’]t|fast|beinahe|versucht|presque|casi)\b/iu.test(said) ? 3 : 0)
  );
};
