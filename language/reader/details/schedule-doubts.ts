import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { dateWords, MONTH, WEEKDAY, weekdayNamed } from '../words/languages/languages.ts';
import { plainly } from '../words/sentences.ts';
import { daysInFull } from './days-details.ts';
import { namesOtherTimes } from './time-doubts.ts';
import { namesSeveralZones } from './zones.ts';

/**
 * Whether words about the schedule may mean anything beside these details of theirs: another day, another hour, a refusal,
 * a limit. What is left over is never guessed away: such a wish is asked back before it is carried out.
 */
export const leavesDoubt = (text: string, details: RequestDetails): boolean => doubtsIn(text, details).length > 0;

/** What of it may mean anything else, by name. */
export const doubtsIn = (text: string, details: RequestDetails): readonly string[] => {
  const plain = daysInFull(plainly(text));
  const several = details.zone !== undefined && namesSeveralZones(text) ? ['several zones'] : [];
  return [...several, ...Object.entries(DOUBTS).flatMap(([name, isDoubt]) => (isDoubt(plain, details) ? [name] : []))];
};

/** Whether words speak of days or of how often: what a wish was cut from may be the better half of it. */
export const speaksOfDays = (text: string): boolean => {
  const plain = daysInFull(plainly(text));
  return (
    [...plain.matchAll(DAY)].length > 0 ||
    WEEKENDS.test(plain) ||
    EVERY_OTHER.test(plain) ||
    RHYTHMS.some((named) => named.test(plain))
  );
};

const WEEKEND = [0, 6];

const DAY = new RegExp(`(?<![\\w/-])(?:${WEEKDAY})(?![\\w-])`, 'g');
const WEEKENDS = /\b(?:week[- ]?ends?|fin(?:es)? de semana|fins? de semaine|findes?|wochenenden?)\b/;

/** Every day that is named is one that is wanted or one that is refused; some words are days only where others are. */
const namesOtherDays = (plain: string, details: RequestDetails): boolean => {
  const {
    frequency,
    weekday,
    weekdays: days = weekday === undefined ? [] : [weekday],
    withoutWeekdays: without = [],
  } = details;
  const named = [...plain.matchAll(DAY)].flatMap(([word]) => (SHORT.test(word) ? [] : (weekdayNamed(word) ?? [])));
  const known = [...days, ...without];
  if (frequency === 'daily-weekdays' && known.length === 0)
    return (named.some((day) => WEEKEND.includes(day)) && !REFUSES.test(plain)) || isRange(named, plain);
  if (WEEKENDS.test(plain) && known.length === 0) return true;
  const all = new Set([...known, ...(WEEKENDS.test(plain) ? WEEKEND.filter((day) => known.includes(day)) : [])]);
  const isWeekendLost = WEEKENDS.test(plain) && known.length > 0 && !WEEKEND.every((day) => known.includes(day));
  const isOneOfWeekend = WEEKENDS.test(plain) && WEEKEND.filter((day) => named.includes(day)).length === 1;
  return (
    isWeekendLost ||
    isOneOfWeekend ||
    named.some((day) => !all.has(day)) ||
    (without.length > 0 && days.length > 0) ||
    namesLettersOfDays(plain, known)
  );
};

/** "Alle 14 Tage, do, 8 Uhr", "lun mar mer": short names of days that were not heard to be any. */
const namesLettersOfDays = (plain: string, known: readonly number[]): boolean =>
  plain.split(/[,;/+&|-]+/).some((part) => ONE_SHORT.test(part.trim()) && known.length === 0) ||
  [...plain.matchAll(ONLY_DAYS)].some(([word]) => known.length === 0 && word !== '');
const ONE_SHORT =
  /^(?:am |le |el |on )?(?:so|mo|di|mi|do|fr|sa|dim|lun|mar|mer|jeu|ven|sam|dom|mie|jue|vie|sab|[lmxjvsd])\.?$/;
/** Nothing else in any of the four languages. */
const ONLY_DAYS = /(?<![\w-])(?:lun|jeu|jue|sab|weds|thurs|tues)(?![\w-])/g;

const AND =
  /^[\s,;:/&+.-]*(?:(?:and|or|und|oder|et|ou|y|e|on|every|each|the|le|les|los|el|am|an|jeden|den|as well as|to|through|bis|au|al|a|ni|nor|no|not|nicht)[\s,;:/&+.-]+)*$/;

/** Days that other words stand between are not of one list: one of them may be why the other is wanted. */
const namesDaysApart = (
  plain: string,
  { weekdays: days = [], withoutWeekdays: without = [] }: RequestDetails,
): boolean => {
  if (days.length + without.length < 2) return false;
  const found = [...plain.matchAll(DAY)];
  return found.some(({ index }, at) => {
    const before = found[at - 1];
    if (before === undefined) return false;
    const between = plain.slice(before.index + before[0].length, index);
    return !AND.test(between) || (/[.;]\s/.test(between) && before[0].length > LONGEST_SHORT);
  });
};
const LONGEST_SHORT = 4;

/** "No los viernes, los jueves": the second of two refused days may be the one that is wanted. */
const mayTakeBack = (plain: string, { withoutWeekdays: without = [] }: RequestDetails): boolean => {
  if (without.length !== 2) return false;
  const [one, other] = [...plain.matchAll(DAY)];
  return one !== undefined && other !== undefined && /,/.test(plain.slice(one.index + one[0].length, other.index));
};

/** "Mondays I'm in court" says why, and not which. */
const TOLD_OF = new RegExp(
  `(?<![\\w/-])(?:${WEEKDAY}),? (?:immer |always |toujours |siempre |da |is |are |ist |sind )*(?:bin ich|bin i|habe? ich|hab i|bei uns|i'm|i am|im|i have|i've|i got|i do|i work|we have|we're|we are|je suis|j'ai|je fais|je travaille|je bosse|on a|estoy|tengo|trabajo|curro|laburo|toca|libro)\\b`,
);

/** "Stop the mails, as I retire on Friday", "I answer you on Friday": the day is one of theirs. */
const OWN_DAY = new RegExp(
  `\\b(?:porque|pues|que (?:me|nos|estoy|tengo)|ya que|because|cause|as i|since i|weil|da ich|denn|car|parce qu\\w*|puisqu\\w*|vu qu\\w*)\\b[^.;!?]{0,40}(?<![\\w/-])(?:${WEEKDAY})(?![\\w-])|\\b(?:depuis|seit|since|desde) (?:le |el |dem )?(?:${WEEKDAY})(?![\\w-])|(?:${WEEKDAY})s? (?:here|bei uns|chez nous|aca|aqui) (?:is|are|ist|sind|sont|est|es|son)\\b|\\b(?:je (?:vous |te )?repond\\w*|ich (?:antworte|melde)|i(?:'ll| will) (?:answer|reply|write|get back)|(?:os |te |les )?(?:contesto|respondo))\\b`,
);

/** "Make three of the long one from the weekend": the day is that of something told. */
const OF_ANOTHER_DAY = new RegExp(
  `\\bvom (?:letzten |vorigen )?(?:${WEEKDAY}|wochenende)(?![\\w-])(?! (?:auf|bis|zum?)\\b)|\\b(?:one|ones|that|entry|bit|thing|stuff|note|win) (?:from|of) (?:last )?(?:${WEEKDAY}|the weekend)(?![\\w-])(?! to\\b)|\\b(?:celles?|celui|ceux|note|truc|entree) d[eu] (?:${WEEKDAY}|week-?end)(?![\\w-])|\\b(?:la|el|lo|los|las|eso|es[ae]) del? (?:pasado )?(?:${WEEKDAY}|fin de semana)(?![\\w-])`,
);

const RHYTHMS = (['daily', 'weekdays', 'weekly'] as const).map(
  (name) => new RegExp(`(?<![\\w-])${dateWords(({ frequencies }) => frequencies[name])}(?![\\w-])`),
);
const ONLY =
  /\b(?:only|just|nothing but|nur|seulement|uniquement|que le|solo|nada mas|solamente|nomas)\b|\bno mas(?=\W*(?:$|[.,;!]))/;

/** Two rhythms, or every day beside one of them: one may be what is too much or too little; a refusal that may be a wish ("los sábados nada más"). */
const namesOtherRhythms = (plain: string, { frequency, weekday, withoutWeekdays: without }: RequestDetails): boolean =>
  RHYTHMS.filter((named) => named.test(plain)).length > 1 ||
  (frequency === 'weekly' && weekday !== undefined && RHYTHMS[0]?.test(plain) === true) ||
  (frequency === 'daily-weekdays' && WEEKENDS.test(plain) && !REFUSES.test(plain)) ||
  (without !== undefined && ONLY.test(plain));

const ZONE =
  /\b(?:eastern|pacific|mountain time|time ?-?zones?|zeitzone|fuseau|huso|zona horaria|(?:l')?heure d(?:e |u |')(?!bureau|pointe|table)|hora de (?!comer|la |salir|cenar|dormir))/;
/** Who has moved may mean the time of the place. */
const MOVED =
  /\bzeit (?:bitte )?(?:umstell\w*|anpass\w*)\b|\b\w{5,} based\b|\b(?:jetzt|dauerhaft|permanently|based|ahora|maintenant) (?:dauerhaft )?(?:in|en|a) (?!(?:the|der|den|dem|die|einer|einem|la|el|una|un|le) )\p{L}{4,}|\b(?:(?:i've |have |just |i )?(?:moved|relocated|shifted|transferred) to|new country|umgezogen|gezogen|ausgewandert|ubersiedelt|demenage|mutee?|mudado|mude|trasladad[oa]|transfirieron|destinad[oa]|jet ?lag|decalage)\b/u;

/** A place may be named for when somebody comes there; and a zone that is none of ours is not left out. */
const namesOtherZones = (
  plain: string,
  { zone, weekday, withoutWeekdays: without, clockTime: hour, timeOfDay: time }: RequestDetails,
): boolean =>
  zone === undefined
    ? MOVED.test(plain) || ZONE.test(plain)
    : IS_ON.test(plain) ||
      plain
        .split(/[,;.!?]\s/)
        .some((clause) => DAY_ALONE.test(clause) && !/\b(?:time|zeit\w*|heures?|hora|zon\w+|fuseau)\b/.test(clause)) ||
      ([weekday, without, hour, time].some((one) => one !== undefined) && plain.split(' ').length > MOST_WORDS);
const MOST_WORDS = 8;
const DAY_ALONE = new RegExp(`(?<![\\w/-])(?:${WEEKDAY})(?![\\w-])`);
/** The zone that is named is the wrong one. */
const IS_ON =
  /\b(?:have me on|llegan? (?:\w+ )?con|arriv\w+ a l'heure|parviennent a l'heure|kommen nach|still (?:on|using|in)|encore (?:a|sur)|noch (?:auf|nach|in)|showing)\b/;

/** "Monday to Friday" are all of them; other days beside working days are more than was heard. */
const isRange = (named: readonly number[], plain: string): boolean =>
  named.length > 0 &&
  !(named.includes(1) && named.includes(5)) &&
  !WEEKENDS.test(plain) &&
  !named.every((day) => WEEKEND.includes(day));

/** Other words as well. */
const SHORT = /^(?:mon|wed|sat|sun|mar|fri|thu|tue|so|do|mi|di)$/;

/** "Le samedi, pas en semaine": which half is refused is what such words are misread in. */
const WEEK_REFUSED =
  /\b(?:pas|non|no|not|nicht|nie|never|jamais|nunca) (?:en|in der|in the|during the|during|on|unter der|entre|la|pendant la) (?:semaine|semana|woche|week(?:days?)?)\b|\b(?:entre semana|en semana|in der woche|unter der woche|en semaine|in the week|weekdays) (?:no|nicht|nix|pas|non|not)\b/;

const REFUSES =
  /\b(?:not|no|never|don'?t|doesn'?t|won'?t|can'?t|cannot|isn'?t|aren'?t|without|except|skip|avoid|leave out|nicht|nich|nit|nid|nod|nud|ned|net|nix|kei|keni|koane?|keine?[nrms]?|nie|nimmer|nimme|numme|ohne|ausser|auslassen|pas|pu|jamais|sauf|sans|ni|nunca|nada|sin|excepto|menos|salvo)\b/;
/** Says why a day is none. */
const REASONS =
  /\b(?:ungunstig\w*|schlecht\w*|stressig|(?:is|are|is bei uns|ist bei uns|ist|est|c'est|son|es) (?:always|immer|toujours|siempre|just |pure |the |der |la |un |una |ein )*(?:carnage|nightmare|mad|manic|mental|rammed|slammed|hell|chaos|madness|dead|murder|swamped|crazy|wahnsinn|holle|irre|voll|la folie|folie|l'enfer|enfer|locura|infierno|a tope|fatal|imposible|op|choir|chor|training|football|fussball)|nothing left|chaos|carnage|l'enfer|vollgas|foire d'empoigne|(?:hab\w*|ist|immer) (?:\w+ ){0,2}(?:frei|zu|raus|inventur)|off\b(?! limits)|busy|shut|closed|hectic|(?:an)?other days?|ander\w+ tage?n?|autres? jours?|otros? dias?|vergess\w*|forget (?:about|it|mon|tue|wed|thu|fri|sat|sun)|zapp?\w*|saute[zr]?|oubli\w*|olvid\w*|ni se te ocurra|boire en paix|in peace|en paix|en paz|in ruhe|lass\w* .{0,30}\baus|raus\w*|weglass\w*|wegfall\w*|in frieden|quit(?!e\b)[aeo]\w*|saca(?:me|los|las|r)\w*|saque\w*|dinn(?:a|it|ae)|leave (?:me|us) alone|tengo corte|je (?:ne )?peux pas|feria|cerrado|ferme[es]?)\b/;
/** Asks politely, or says that there is no need to hurry. */
const POLITE =
  /\b(?:why not|if not|no problem|no rush|no worries|wenn nicht|si no|sinon|no hay prisa|kein problem|kein witz|pas de souci|(?:no|ne) (?:podr\w+|pourri\w+|podeis|puede[ns]?|serait|seria)|ya no aguanto|(?:y|et) (?:el |la |l')?(?:otr[oa]|autre) (?:no|non)|(?:una? )?\w+ s[iì] y (?:la |el )?(?:otr[oa]|una?)(?: semana)? no|pas plus$|nicht mehr$|mehr nicht$|no mas$|nothing fancy|not too (?:early|late))\b/g;
/** "Not in the morning but at six" and "instead of Mondays" are heard as they are. */
const IN_PLACE = /\b(?:instead of|rather than|statt|anstatt|au lieu d[eu]|en vez de|en lugar de)\b[^,.;!?]*/g;

/** Something is refused, and no day was heard to be. */
const refusesUnheard = (plain: string, { withoutWeekdays: without, frequency }: RequestDetails): boolean =>
  (refusesSomething(plain.replace(POLITE, ' ').replace(IN_PLACE, ' ')) || REASONS.test(plain)) &&
  without === undefined &&
  !(frequency === 'daily-weekdays' && WEEKENDS.test(plain));

/** "I have no signal in the woods, send it on Sundays": what is refused is not the day. */
const refusesSomethingElse = (plain: string, { withoutWeekdays: without }: RequestDetails): boolean => {
  if (without === undefined) return false;
  const refusing = plain.split(CLAUSES).filter((clause) => REFUSES.test(clause));
  return refusing.length > 0 && !refusing.some((clause) => DAY_ALONE.test(clause) || WEEKENDS.test(clause));
};

/** "I'd never get to it otherwise": what names no day and no hour, and speaks of none named before, refuses none. */
const refusesSomething = (plain: string): boolean =>
  plain.split(CLAUSES).some((clause) => REFUSES.test(clause) && (SPEAKS_OF_ONE.test(clause) || isShort(clause)));
const CLAUSES = /[.!?;,]+\s+|\s[-–—]+\s/;
const isShort = (clause: string): boolean => clause.trim().split(' ').length < FEWEST_OF_REASON;
const FEWEST_OF_REASON = 3;
const SPEAKS_OF_ONE = new RegExp(
  `(?<![\\w-])(?:${WEEKDAY})(?![\\w-])|\\d|${WEEKENDS.source}|\\b(?:da|dann|dort|dran|then|that|this|those|these|them|it|it's|ihn|diese\\w*|la-dessus|ce jour|cela|ca|ces|ahi|eso|ese|esos|esa|entonces|otr[oa]s?|other|ander\\w*|autres?|day|days|tage?n?|jours?|dias?|week|woche|semaine|semana|morgens?|morning|matin|manana|evening|abends?|soir|noche|nacht|night|nuit|tarde|mittag\\w*|afternoon|noon|midi|daily|weekly|always|immer|toujours|siempre|write|schreib\\w*|ecri\\w*|escri\\w*|send|schick\\w*|envoy\\w*|mand\\w*|mails?|e-?mails?|messages?|nachrichten?|correos?|mensajes?|questions?|fragen|preguntas?)\\b`,
);

/** It shall hold for a while, or from a day on that is yet to come. */
const BOUNDS = new RegExp(
  `\\b(?:this|next|diese[nrs]?|nachste[nrs]?|kommende[nrs]?|ce|este|esta|proxim[oa]) (?:coming )?(?:${WEEKDAY})(?![\\w-])|(?:${WEEKDAY}) (?:prochaine?|que viene)\\b|\\b(?:starting|beginning|as soon as|once (?:i|we|the|my|it)|sobald|ab (?:dann|da)\\b|des que|en cuanto)\\b|\\b(?:in|im|en|de|from|desde|des|ab) (?:dem |der |den |le |la |el |the )?(?:ersten? |fin |early |mid |late )?(?:${MONTH})(?:woche)?(?![\\w-])|\\b(?:a partir d\\w+|ab (?:dem|der|den)|des (?!1)(?=la |le |que )|as of|as from|effective|(?:nach|after|apres|despues de|depuis|seit) (?:the |den |der |dem |la |les |el |las |my |our )?(?:\\w+ )?(?:holidays?|ferien|wahl|urlaub|vacances|vendanges|rentree|fetes|verano|vacaciones|fiestas|summer|sommer|christmas|weihnachten|noel|navidad|easter|ostern|paques|new year|neujahr|exams?|harvest|season|saison|premiere|tour)|on the \\d{1,2}(?:st|nd|rd|th)|(?:from|ab|zum|for) (?:the |my |our )?(?:new year|summer|winter|autumn|spring|next|season|\\d{1,2}(?:st|nd|rd|th|\\.))|ab \\d{1,2}\\.|(?:nachste[nrsm]|kommende[nrsm]) (?:woche|monat|jahr)|semaine pro|mois pro|(?:quand|once|sobald|cuando|when) .{3,40}\\b(?:sera|finie?|over|back|vorbei|zuruck|termine\\w*|acabe\\w*|vuelv\\w*|empiec\\w*))\\b|\\b(?:this|next|diese|nachste|kommende|cette|esta|este|proxima)[nrs]? (?:coming )?(?:week|wk|month|woche|monat|semaine|semana|mes)\\b|\\b(?:semaine prochaine|semana que viene|today|tonight|tomorrow|heute|aujourd'hui|demain|hoy|for now|for the (?:next|moment)|until|till|while|wahrend|solange|bis zum|bis|jusqu\\w*|hasta|mientras|temporar\\w*|voruberg\\w*|danach|afterwards|then back|wieder (?:normal|wie)|as usual again|exceptionally|ausnahmsweise|exceptionnellement|nur diesmal|just this once)\\b|\\b(?:from|ab|des|a partir d\\w*|desde|starting) (?:the |le |el )?(?:${WEEKDAY}|${MONTH}|next)\\b|\\b(?:for|fur|pendant|durante|por) (?:\\d{1,2}|an?|one|two|three|a few|eine?n?|zwei|drei|une?|deux|trois|una?|dos|tres) (?:days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?)\\b`,
);
/** "From now on", and "Monday to Friday", which German says with the word for "until". */
const isEndless = (plain: string): boolean => {
  const rest = plain.replace(
    new RegExp(
      `(?:${WEEKDAY}) bis (?:${WEEKDAY})|\\b(?:a partir de|from|ab|des|as of) (?:now|jetzt|ahora|maintenant|sofort|heute|today|hoy|aujourd'hui)( on| an)?`,
      'g',
    ),
    ' ',
  );
  return !BOUNDS.test(rest);
};

const EVERY_OTHER =
  /\b(?:every (?:other|second|2nd|2)|jede[nrs]? (?:2\.?|zwoa?te)|1 sur 2|une? sur 2|(?:cada|alle|tous les|toutes les|aux) (?:2|zwei|dos|deux)|week on|on and off weeks|(?:two|2|zwei|deux|dos|zwoa) (?:weeks?|wochen?|semaines?|semanas?)|(?:14|15|quince|quinze|vierzehn) (?:tage?|jours?|dias?)|fortnight\w*|alternate|bi-?weekly|bi-?mensuel\w*|quinz\w+|quincenal\w*|altern\w+|(?:semana|dia|lunes|viernes) (?:de )?por medio|14-?tag\w+|zweiwochen\w*|zweite (?:woche|montag)|de por medio|un \w+ sur deux|sur deux)\b/;
const SOMETIMES =
  /\b(?:twice|thrice|two times|three times|[2-6] ?x|zweimal|dreimal|deux fois|trois fois|dos veces|tres veces|(?:2|3|4) (?:times|mal|fois|veces)|sometimes|manchmal|parfois|a veces|monthly|of (?:the|each|every) month|(?:im|pro|jeden) monat|(?:du|par|chaque) mois|(?:del|al|cada) mes|monatlich|mensuel\w*|mensual\w*|once a month)\b/;

/** There is no such rhythm, whatever else is said. */
const MONTHLY =
  /\bof (?:the|each|every) month\b|\b(?:im|pro|jeden) monat\b|\b(?:du|par|chaque) mois\b|\b(?:del|al|cada) mes\b/;

const DOUBTS: Readonly<Record<string, (plain: string, details: RequestDetails) => boolean>> = {
  'other days': namesOtherDays,
  'days apart': (plain, details) => namesDaysApart(plain, details) || mayTakeBack(plain, details),
  'other rhythms': namesOtherRhythms,
  'day told of': (plain, { withoutWeekdays: without }) =>
    without === undefined && (TOLD_OF.test(plain) || OWN_DAY.test(plain) || OF_ANOTHER_DAY.test(plain)),
  'other zones': namesOtherZones,
  'other times': namesOtherTimes,
  refusal: (plain, details) =>
    refusesUnheard(plain, details) || refusesSomethingElse(plain, details) || WEEK_REFUSED.test(plain),
  bounds: (plain) => BOUNDS.test(plain) && !isEndless(plain),
  'every other': (plain, { weekInterval: every }) => EVERY_OTHER.test(plain) && every !== 2,
  sometimes: (plain, { weekInterval: every }) => MONTHLY.test(plain) || (SOMETIMES.test(plain) && every === undefined),
};
