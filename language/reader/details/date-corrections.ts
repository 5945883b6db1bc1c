import { foldText } from '#domain/text.ts';
import type { Correction } from '#domain/wins/correction.ts';
import { phrases } from '../../text/plain-text.ts';
import { NAMED, numbersIn } from './correction-pieces.ts';
import { dayAlone, type WinDate } from './win-date.ts';

const LONGEST = 120;

const ASIDE = phrases`
  (?:no|nope|nein|nee|non|sorry|oh|ah|oops|ups|actually|wait|btw|by the way|but|and|aber|mais|pero|perdon|pardon|eigentlich|ubrigens|en fait|au fait|en realidad|por cierto
  |(?:the |that's the |this is the |das ist das |c'est la |es la )?(?:wrong|falsches|mauvaise|incorrecta) (?:date|day|datum)|(?:date|day|datum|fecha)(?: is| ist| est| es)? (?:wrong|falsch|fausse|incorrecta)|fecha (?:equivocada|incorrecta)|(?:it |that |das |es )?(?:wasn't|war nicht|not|nicht|pas|no fue)(?: from| von)? (?:today|heute|aujourd'hui|hoy))
`;
const START = `^\\W*(?:${ASIDE}(?![\\p{L}'])[ ,.:;!–-]*)*`;
const FILL =
  '(?:(?:actually|really|already|back|eigentlich|schon|bereits|wohl|doch|deja|ya|en fait|en realidad|from|vom|von|de|del|du)[ ,]+)*';
const WAS = phrases`
  (?:was|were|is from|are from|happened|took place|is|war|waren|ist|stammt|passierte|geschah|etait|date|s'est passe|a eu lieu|est|fue|era|ocurrio|paso|es)
`;

/** Subject and verb together, or an order; what follows is the day. */
const SAYS = phrases`
  (?:(?:it|that|this|that one|this one|they|both|the win|the date|das|es|dies|dieser erfolg|das datum|c'|ca|cela|la date|la reussite|eso|esto|el logro|la fecha) ?${WAS}
  |(?:fue|era|ocurrio|war)
  |(?:i|we) did (?:it|that|this|them)|(?:das|es) (?:hab|habe|haben) (?:ich|wir)|(?:je|on) l'(?:ai|a) fait|(?:lo|la) (?:hice|hicimos)
  |(?:please |bitte |por favor )?(?:change|set|move|put|correct|date) (?:it|that|this|the date|the day)(?: back)? (?:to|on|at|for)|(?:please )?(?:date|backdate) (?:it|that|this)(?: to| on)?
  |(?:andere|setz|setze|stell|verschieb) (?:es|das|das datum|den tag)(?: bitte)? auf|(?:changez|change|mets|mettez) la date (?:a|au|sur)|(?:cambia|pon|corrige) la fecha (?:a|al|por)
  |(?:date|day|datum|tag|fecha|jour) ?:)
`;
const ALONE = new RegExp(`${START}${SAYS} ${FILL}(?<day>.+?)(?: gemacht| geschafft| erledigt| passiert)?[ .!]*$`, 'u');
/** "Not today, yesterday." */
const INSTEAD = new RegExp(
  `^\\W*(?:it was |das war |c'etait |fue )?(?:not|nicht|pas|no) (?:today|heute|aujourd'hui|hoy)[ ,;:.–-]+(?:but|sondern|mais|sino)? ?${FILL}(?<day>.+)$`,
  'u',
);

const plainOf = (words: string): string =>
  foldText(words)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** The day that a message puts a win on, where it says nothing else: "that was in May", "das war gestern". Only of wins just shown. */
export const dateSaidIn = (words: string, today: string): WinDate | null => {
  if (words.length > LONGEST || words.includes('?')) return null;
  const plain = plainOf(words);
  const day = (INSTEAD.exec(plain) ?? ALONE.exec(plain))?.groups?.day;
  return day === undefined ? null : dayAlone(day, today);
};

const OTHER =
  "(?:(?:die|der|das|le|la|el) |l')?(?:(?:nummer|nr\\.?|punkt|erfolg|numero|reussite|logro|n[°º]) ?)?#?\\d{1,2}";
const OF_NUMBER = new RegExp(
  phrases`
    ^(?<named>${NAMED}|${OTHER})(?:,|:)? (?:(?:c'|das )?${WAS} )?${FILL}(?<day>.+)$
    |^(?:(?:please |bitte |por favor )?(?:change|set|move|correct|put) the date (?:of|for|on) (?<set>${NAMED}) (?:to|on)|(?:andere|setze?) das datum von (?<setze>${OTHER}) auf|(?:change|changez|mets|mettez) la date d[eu] (?<mets>${OTHER}) (?:a|au)|(?:cambia|pon) la fecha de[l]? (?<pon>${OTHER}) (?:a|al)) (?<to>.+)$
  `,
  'u',
);

/** "2 was last week", "change the date of 2 to 12 May"; empty where it says anything else of it. */
export const datesOfNumbers = (words: string, today: string): readonly Correction[] => {
  const { named, set, setze, mets, pon, day, to } = OF_NUMBER.exec(plainOf(words).slice(0, LONGEST))?.groups ?? {};
  const said = dayAlone(day ?? to ?? '', today);
  const which = named ?? set ?? setze ?? mets ?? pon ?? '';
  const number = numbersIn(which)[0] ?? (/\d{1,2}/.test(which) ? Number(/\d{1,2}/.exec(which)?.[0]) : null);
  return said && number !== null ? [{ kind: 'date', number, ...said }] : [];
};
