import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { MONTH, QUARTER, WEEKDAY } from '../words/languages/languages.ts';
import { LEAD, rule } from './frame-words.ts';
import { saidIn } from './said-in.ts';
import { wordsLookedFor } from './telling-words.ts';

/** What is looked for: wins that hold these words, or the first that were told. */
export type LookUp = Pick<RequestDetails, 'searchText' | 'oldestFirst'>;

const SHOW =
  '(?:show|list|send|give|tell|read|find|pull up|get|see|look up|search|remind)(?: me| us)?(?: again| please| all)*';
const ALL =
  '(?:everything|anything|all|all of it|every win|the (?:wins|ones|things|win|one|bits?)|my wins|wins|what i (?:have|said|wrote|did|noted|told you)|what you have)';
const THAT = "(?: (?:that|which|i|i've|have|has|you|got|did|said|wrote|told you|noted|is|was|were|to|do))*";
const ABOUT = '(?: (?:about|with|regarding|concerning|mentioning|involving))';
const TOLD = '(?:say|said|write|wrote|written|tell you|told you|note|noted|report|reported|mention|mentioned|put down)';
const DID =
  '(?:do|done|make|made|have|had|finish|finished|fix|fixed|get|got|work|worked|write|wrote|serve|served|cook|cooked|sell|sold|train|trained|cut|build|built)';

const ZEIG = '(?:zeig|zeige|zeigt|zeigen sie|gib|schick|such|find|lies)(?: mir| uns)?(?: bitte| mal| noch ?mal| doch)*';
const MIT = '(?:mit|zu|zum|zur|uber|ueber|wegen|rund um)';
const GESAGT = '(?:gesagt|geschrieben|erzahlt|notiert|berichtet|gemacht|geschafft|gehabt|hinbekommen)';
const MONTRE = '(?:montr|affich|donn|envo|trouv|retrouv|cherch|list)\\w*[- ]?(?:moi|nous)?';
const SUR = '(?:sur|a propos de|au sujet de|concernant|autour de|qui concerne|qui parle de)';
const MUESTRA = '(?:muestr|ensen|mand|envi|dame|dime|busc|pas)\\w*';
const DIJE = '(?:dije|conte|escribi|puse|anote|he dicho|he contado|les conte|te conte|os conte)';

const SOURCES = [
  `${LEAD}${SHOW} ${ALL}${THAT} ?(?:to do)?${ABOUT} (?<words>[^?]+)`,
  `${LEAD}(?:${SHOW} )?(?:what|when|where) (?:did|have|had) i (?:ever |already |last )*${TOLD}(?: to you)? (?:about|on|of|regarding) (?<words>[^?]+)`,
  `${LEAD}(?:${SHOW} )?what i (?:\\w+ )?${TOLD} (?:about|on|regarding) (?<words>[^?]+)`,
  `\\b(?:know|remember|see|check|look up|find|remind me) (?:\\w+ )?what i ${TOLD} (?:about|on|regarding) (?<words>[^?]+)`,
  `${LEAD}(?:did|have) i (?:ever |already )*${TOLD} (?:something|anything|a thing)(?: to you)? (?:about|on|of|with) (?<words>[^?]+)`,
  `${LEAD}how (?:many|often)(?: [^?]{2,40}?)? (?:did|have|had) i (?:${DID} )?(?:with|for|at) (?<words>[^?]+)`,
  `${LEAD}how (?:many|often) (?<words>[^?]{2,40}?) (?:did|have|had) i (?:${DID})`,

  `${LEAD}${ZEIG} (?:alles|alle (?:erfolge|eintrage|sachen)|die (?:erfolge|sachen|eintrage)|das|meine erfolge|was ich)(?:,? (?:was|das|die))? ${MIT} (?<words>.+?)(?: (?:zu tun hat|hab(?:e)?|${GESAGT}|hab(?:e)? ich))*[?.! ]*$`,
  `${LEAD}was (?:hab|habe|hatte) ich (?:\\p{L}+ )?(?:mal |schon )?(?:${MIT}|von|vom) (?<words>.+?) ${GESAGT}`,
  `${LEAD}wie (?:viele|oft) (?:\\p{L}+ )?(?:hab|habe|hatte) ich (?:\\p{L}+ )?(?:mit|fur|bei) (?<words>.+?)(?: ${GESAGT})?[?.! ]*$`,
  `${LEAD}wie viele (?<words>[^?]{2,40}?) (?:hab|habe|hatte) ich`,
  `(?:^|\\b)das (?:(?:von|vom|aus) [^,;?]{3,24}? )?${MIT} (?<words>[^,;?]+?) (?:wurd|wurde|mocht|mochte|will|kann|darf)(?:e)? ich (?:\\p{L}+ ){0,3}?(?:lesen|sehen|anschauen|haben)`,

  `${LEAD}${MONTRE} (?:tout|toutes? (?:mes |les )?\\p{L}+|ce que j'ai \\p{L}+|(?:les|mes) reussites|celles?)(?: ce)?(?: (?:qui a|qui ont|en rapport))?(?: (?:un )?(?:rapport|a voir))?(?: ${SUR}| avec) (?<words>[^?]+)`,
  `(?:qu'est-ce que j'ai|ce que j'ai|qu'ai-je|j'ai) (?:deja )?(?:dit|ecrit|note|raconte) ${SUR} (?<words>[^?]+)`,
  `${LEAD}combien d(?:e |')[^?]{2,40}? (?:j'ai|ai-je|est-ce que j'ai|on a)(?: \\p{L}+)? (?:avec|chez|pour) (?<words>[^?]+)`,
  `${LEAD}combien d(?:e |')(?<words>[^?]{2,40}?) (?:j'ai|ai-je|est-ce que j'ai|on a)(?![\\p{L}])`,

  `${LEAD}${MUESTRA} (?:todo|todos? (?:los|mis) \\p{L}+|todas? (?:las|mis) \\p{L}+|las cosas|los logros|lo)(?: (?:lo|que|tenga|tengan|tiene|ver|he|yo|${DIJE}))* (?:con|sobre|acerca de|de|del) (?<words>[^?]+)`,
  `(?:que|lo que) (?:les |te |os )?${DIJE} (?:sobre|acerca de|de|del) (?<words>[^?]+)`,
  `${LEAD}¿?cuant[oa]s? [^?]{2,40}? (?:hice|tuve|he hecho|termine|trabaje) (?:con|para) (?<words>[^?]+)`,
  `${LEAD}¿?cuant[oa]s? (?<words>[^?]{2,40}?) (?:hice|tuve|he hecho|termine|prepare|arregle|vendi|cocine|puse)(?![\\p{L}])`,
].map((source) => ({ pattern: rule(source) }));

const OLDEST = [
  `${LEAD}(?:what(?:'s| was| is)|which was|show me|tell me|read me) (?:the|my) (?:very )?(?:first|oldest|earliest) (?:thing|win|one|entry|story)(?: (?:that )?i \\p{L}+.*)?[?.! ]*$`,
  `${LEAD}was war (?:das|mein|der) (?:aller)?erste[rs]?(?: (?:erfolg|eintrag|sache))?(?:,? (?:was|den|das) ich .*)?[?.! ]*$`,
  `${LEAD}(?:c'(?:est|etait) quoi|quelle (?:est|etait|a ete)) (?:la|ma) (?:toute )?premiere (?:chose|reussite).*$`,
  `${LEAD}¿?(?:que fue lo|cual fue (?:el|mi|la)) primer[oa]?(?: (?:logro|cosa))?(?: que .*)?[?.! ]*$`,
].map((source) => ({ pattern: rule(source) }));

const NOUNS_OF_TIME = phrases`
  (?:this|last|past|the|next|so far|today|yesterday|recently|lately|again|please|pls|thanks|ever|all|time|so|now|in|im|am|of|from|since|during|until|week|month|quarter|year|weeks|months|years
  |dies\\w*|letzt\\w*|vorig\\w*|woche|monat|quartal|jahr|heute|gestern|bisher|seit|bitte|mal|noch|cette|ce|ces|le|la|semaine|mois|trimestre|annee|dernier|derniere|passee?|depuis|svp|stp|hier|aujourd'hui
  |este|esta|ultim\\w*|semana|mes|trimestre|ano|pasad\\w*|desde|hoy|ayer|por favor|de|del|el|en|20\\d\\d|q[1-4]|${MONTH}|${WEEKDAY}s?|${QUARTER})
`;
const TIME_BEHIND = new RegExp(`(?:[\\s,.;!?]+${NOUNS_OF_TIME}(?![\\p{L}]))+[\\s,.;!?]*$`, 'iu');
const SHORTEST = 8;
const LONGEST = 300;
const LONGEST_ABOUT = 60;

/** Only the words that wins may hold: not when it was, nor what else is asked behind a comma. */
const aboutIn = (words: string): string => {
  const named =
    words
      .split(/[,;:!?\n]|\.\s|\.$|\s[-–]\s|\s(?:and|und|et|y) (?=(?:how|what|was|wie|qu|combien|cu)\b)/u, 1)[0]
      ?.trim() ?? '';
  return named
    .replace(TIME_BEHIND, '')
    .replace(/^(?:(?:the|my|a|an|der|die|das|den|dem|le|la|les|mon|ma|mes|el|los|las|mi|mis) |l['’])(?=\p{L})/iu, '')
    .trim();
};

/** Whether a sentence looks for something in particular, and what; null where it asks for all, or for a time alone. */
export const lookUpIn = (sentence: string): LookUp | null => {
  if (sentence.length < SHORTEST || sentence.length > LONGEST) return null;
  if (saidIn(sentence, OLDEST)) return { oldestFirst: true };
  const said = saidIn(sentence, SOURCES)?.groups.words;
  const about = said === undefined ? '' : aboutIn(said);
  return about === '' || about.length > LONGEST_ABOUT || wordsLookedFor(about).length === 0
    ? null
    : { searchText: about };
};
