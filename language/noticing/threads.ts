import type { Thread } from '#domain/wins/noticed.ts';
import { told } from './sentences.ts';

type Win = Readonly<{ winId: string; text: string }>;

const MOST = 3;
const LEAST_WINS = 2;

/**
 * Finds what several wins share, the most frequent first: people and proper names, German nouns, and two or three words side by side. None
 * is a part of another, and each is said as it was written first.
 */
export const threadsIn = (wins: readonly Win[]): readonly Thread[] => {
  const found = new Map<string, { name: string; winIds: Set<string>; worth: number }>();
  for (const { winId, text } of wins)
    for (const { name, worth } of namesIn(text)) {
      const key = keyOf(name);
      const known = found.get(key) ?? { name, winIds: new Set<string>(), worth };
      known.winIds.add(winId);
      found.set(key, known);
    }
  const most = Math.max(LEAST_WINS, Math.ceil(wins.length * 0.85));
  const shared = [...found]
    .filter(([, { winIds }]) => winIds.size >= LEAST_WINS && (winIds.size <= most || wins.length <= 3))
    .sort(
      ([one, a], [other, b]) =>
        b.winIds.size * b.worth - a.winIds.size * a.worth || other.length - one.length || (one < other ? -1 : 1),
    );
  const chosen: Thread[] = [];
  for (const [key, { name, winIds }] of shared) {
    if (chosen.length === MOST) break;
    if (chosen.some((one) => shares(keyOf(one.name), key))) continue;
    chosen.push({ name, winIds: [...winIds] });
  }
  return chosen;
};

const shares = (one: string, other: string): boolean => one.split(' ').some((word) => other.split(' ').includes(word));

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .split(' ')
    .map((word) => (word.length > 4 ? word.replace(/(?:'s|es|en|er|s|n|e)$/u, '') : word))
    .join(' ');

type Named = Readonly<{ name: string; worth: number }>;

const MIN_WORD = 4;

const namesIn = (text: string): readonly Named[] => {
  const names: Named[] = [];
  for (const { text: sentence } of told(text)) {
    const words = [...sentence.matchAll(/[\p{L}][\p{L}\d'’-]*|[.,;:!?()"“”„…\d]+/gu)].map(([word]) =>
      word.replace(/['’]s$/u, ''),
    );
    words.forEach((word, at) => {
      const isInside = at > 0 && /\p{L}/u.test(words[at - 1] ?? '');
      if (isProper(word) && isInside && !NO_NAMES.test(word)) names.push({ name: word, worth: 1.2 });
      if (at > 0 && isContent(words[at - 1] ?? '') && isContent(word)) {
        const before = words[at - 1] ?? '';
        names.push({ name: `${before} ${word}`, worth: 1.4 });
        const first = words[at - 2] ?? '';
        if (isContent(first)) names.push({ name: `${first} ${before} ${word}`, worth: 1.6 });
      }
    });
  }
  return names;
};

const isProper = (word: string): boolean => /^\p{Lu}[\p{L}-]{2,}$/u.test(word);

/** A word that names something: no verb, no pronoun, no word of time. */
const isContent = (word: string): boolean =>
  word.length >= MIN_WORD && /^\p{L}[\p{L}-]+$/u.test(word) && !COMMON.test(word) && !NO_NAMES.test(word);

const COMMON =
  /^(?:about|after|again|ago|all|almost|already|also|always|and|another|anybody|around|asked?|away|back|became|because|been|before|being|best|better|between|both|brought|but|call(?:ed)?|came|can|come|could|did|didnt|does|doing|done|dont|down|during|each|else|even|ever|every|everybody|everyone|everything|few|finally|finished|first|five|for|found|four|from|gave|get|gets|getting|give|given|goes|going|gone|good|got|had|half|have|having|help(?:ed)?|here|hers?|him|his|how|into|its|just|keep|kept|knew|know|last|late|later|least|less|like|little|long|looked|lots?|made|make|makes|making|many|maybe|mine|more|most|much|must|myself|need(?:ed)?|never|next|nice|nine|nobody|none|nothing|now|off|once|one|only|other|others|our|out|over|own|put|quite|ran|rang|read|really|right|said|same|saw|says|second|seen|sent|seven|she|should|show(?:ed)?|since|six|small|some|somebody|something|soon|still|stuff|such|sure|take|taken|talk(?:ed)?|tell|than|thank(?:ed|s)?|that|thats|the|their|them|then|there|these|they|thing|things|think|third|this|those|thought|three|through|till|time|times|told|too|took|tried|twice|two|under|until|upon|used|usual|usually|very|want(?:ed|s)?|was|way|well|went|were|what|when|where|which|while|who|whole|why|will|with|without|wont|work(?:ed|ing)?|would|write|wrote|written|year|years|yesterday|yet|you|your|half|hour|hours|minute|minutes|mins|people|started?|starting|finish|move[ds]?|going|running|able|across|against|along|only|quick|whoever|everyone|felt|feel|actually|properly|honestly|anyone|bit|per|than|cent|eight|ten|day|days|week|weeks|month|months|morning|evening|night|tonight|today|tomorrow|friday|monday|tuesday|wednesday|thursday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|aber|alle[nrs]?|allein|alles|als|also|andere[nrs]?|auch|beide[nr]?|beim|bekommen|bevor|bin|bis|bisher|bist|brauche?n?|dabei|dafür|damit|dann|daraus|darf|darüber|dass|dazu|dein|dem|den|denn|der|des|deshalb|deswegen|dich|die|dies\p{L}*|doch|dort|dran|durch|ein|eine[nmrs]?|einfach|endlich|erst|erste[nrs]?|etwas|euch|fast|fertig|fürs?|ganz|gebaut|gebraucht|gegangen|gegen|gehabt|geht|gekommen|gekriegt|gemacht|genau|gerade|gern|gesagt|geschafft|gestern|gewesen|geworden|gibt|gut|hab|habe|haben|hat|hatte|hatten|heute|hier|hinter|ich|ihm|ihn|ihr|ihre[nr]?|immer|inzwischen|ist|jede[nrs]?|jetzt|kann|kein\p{L}*|komplett|kommt|konnte|können|lang|lange|letzte[nr]?|macht|machen|mal|mehr|mein\p{L}*|mich|mir|mit|morgen|muss|müssen|nach|nachher|nachdem|nämlich|neue[nrs]?|nicht|nichts|nie|noch|nochmal|nur|obwohl|oder|ohne|paar|schon|sehr|sein\p{L}*|seit|seitdem|selber|selbst|sich|sie|sind|sofort|soll|sollte|sonst|statt|steht|über|und|uns|unser\p{L}*|unter|viel|viele|vom|von|vor|vorher|waren|warum|weil|weiter|wenn|werden|wer|wie|wieder|will|wird|wirklich|wollen|wollte|worden|wurde|wurden|zeigen|ziemlich|zuerst|zum|zur|zusammen|zwei|drei|vier|fünf|zwischen|après|aussi|autre|avant|avec|avoir|avons|beaucoup|bien|cette|chez|comme|dans|depuis|deux|dire|donc|elle|elles|encore|enfin|entre|être|était|fait|faire|fois|hier|jour|jours|leur|mais|même|mois|moins|notre|nous|parce|pendant|petit|petite|pour|quand|quatre|quelques|sans|semaine|sont|sous|sur|tous|tout|toute|très|trois|vers|votre|vous|ahora|algo|antes|ayer|bien|cada|como|con|cuando|cuatro|desde|después|días|donde|dos|ella|ellos|entre|esta|este|esto|estaba|están|había|hace|hacer|hasta|hecho|hemos|horas|mañana|más|menos|meses|mismo|mucho|muy|nada|nuestro|nuestra|otra|otro|para|pero|poco|porque|primera|primero|puede|semana|semanas|sido|siempre|sobre|solo|tarde|tener|tenía|tiene|toda|todas|todo|todos|tres|unos|veces)$/iu;

/** Names of times, and words that a capital makes no name of. */
const NO_NAMES =
  /^(?:I(?:['’]\p{L}+)?|The|And|But|She|They|It|We|You|He|Mr|Mrs|Ms|Dr|Herr|Frau|Herrn|Monsieur|Madame|Señora?|Mon|Tue|Wed|Weds|Thu|Thur|Fri|Sat|Sun|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|OK|Ok|English|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Tag|Tagen?|Tage|Woche|Wochen|Monat|Monate|Jahr|Jahre[ns]?|Stunde|Stunden|Minuten?|Uhr|Euro|Prozent|Mal|Anfang|Ende|Abend|Abends|Mittag|Nacht|Zeit|Sache|Sachen|Leute[n]?|Grund|Stück|Morgen|Heute|Gestern|Erste[nrs]?|Nummer|Seite|Punkte|Teil|Hälfte|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/u;
