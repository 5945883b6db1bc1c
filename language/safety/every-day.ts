import type { Language } from '#domain/facts.ts';
import { reportsDone } from '../reader/words/reports-done.ts';
import { plainly } from '../reader/words/sentences.ts';
import { phrases } from '../text/plain-text.ts';
import { speaksOfDanger, speaksOfMore, speaksOfSomebody } from './kind-of-crisis.ts';

const PLACE = phrases`
  (?:jobs?|work|workplace|company|firm|career|role|position|post|committee|board|council|association|union|club|team|league|choir|band|gym|course|class|degree|training|programme?|project|shift|shifts|rota|agency|department|office|diet|game
  |arbeit|firma|stelle|posten|beruf|ausschuss|vorstand|verein|gewerkschaft|mannschaft|chor|kurs|studium|ausbildung|fitnessstudio|projekt|schicht|abteilung|amt|diat
  |travail|boulot|emploi|poste|boite|entreprise|metier|comite|bureau|conseil|association|syndicat|equipe|chorale|cours|formation|salle de sport|projet|service|regime
  |trabajo|curro|empleo|puesto|empresa|oficio|comite|junta|consejo|asociacion|sindicato|equipo|coro|curso|carrera|gimnasio|proyecto|turno|departamento|dieta)
`;
const HABIT = phrases`
  (?:smoking|vaping|drinking(?: (?:alcohol|coffee|beer|wine|coke|cola|soda|so much \w+|too much \w+))?|coffee|sugar|alcohol|caffeine|cigarettes|chocolate|sweets|snacking|gambling|procrastinating|biting my nails|swearing|social media|working (?:late|weekends|nights|overtime|so much|here|there)
  |rauchen|trinken|alkohol|kaffee|zucker|naschen|sussigkeiten|nagelkauen|aufschieben|uberstunden
  |fumer|boire|vapoter|grignoter|procrastiner|(?:la |le |l')(?:cigarette|tabac|alcool|sucre|cafe)
  |fumar|beber|vapear|picar|procrastinar|tomar (?:cafe|alcohol)|(?:el |la )(?:tabaco|alcohol|azucar|cafe))
`;
const OF_WORK = `(?:working (?:on|in|for|at) )?(?:this|the|my|our|that|das|die|den|diese[nsr]?|meine?[n]?|ce|cet|cette|mon|ma|le|la|l'|est[ea]|mi|el|la)(?: (?!life|leben|vie|vida)[\\p{L}-]+)? ?${PLACE}`;

/** "I want to quit", "Je veux arrêter de fumer": what is to end is a job, a club or a habit, and that is all that is said. */
const QUITS = new RegExp(
  phrases`
    ^(?:(?:honestly|ok|okay|well|so|ugh|and|but|ehrlich|also|und|bon|et|y|pues)[, ]+){0,2}
    (?:(?:i|we)(?:'d| would|'m| am|'ve| have)? (?:(?:just|really|still|also|finally|now|so|only) ){0,2}(?:want|need|like|wish|plan|planning|hope|hoping|decided|going|ready|trying|try)(?:na)? to (?:(?:just|really|finally) )?(?:quit|resign|(?:quit|stop|leave|give up|cut out|resign from) (?:${HABIT}|${OF_WORK}))
    |ich (?:\p{L}+ ){0,2}?(?:will|mochte|muss|wurde|werde) (?:(?:jetzt|endlich|wirklich|einfach|nur|gern|gerne) ){0,2}(?:kundigen|(?:mit dem |mit )?${HABIT} (?:aufhoren|aufgeben|sein lassen)|aufhoren zu ${HABIT}|(?:mit |bei |aus )?${OF_WORK} (?:kundigen|aufgeben|aufhoren|verlassen|hinschmeissen|wechseln))
    |je (?:veux|voudrais|vais|souhaite|aimerais|dois) (?:(?:vraiment|juste|enfin|simplement) )?(?:demissionner|arreter (?:de |d')?(?:${HABIT}|${OF_WORK})|quitter ${OF_WORK})
    |(?:yo )?(?:quiero|quisiera|voy a|necesito|me gustaria) (?:(?:ya|solo|por fin) )?(?:renunciar|dejar (?:de )?(?:${HABIT}|${OF_WORK})))
    (?: (?:soon|now|today|this (?:week|month|year)|next (?:week|month|year)|one day|too|bald|jetzt|heute|bientot|maintenant|pronto|ya))?(?<tail>,? (?:and|so|to|um|und|et|pour|y|para) [^.!?\n]{1,80})?[.!… ]*$
  `,
  'u',
);

/** "Me and Kamil counted the stock": a name beside its author's, and what the two did. */
const TOGETHER =
  /^(?:me and|ich und|moi et|yo y) \p{L}{2,20}(?= |\W*$)|^\p{L}{2,20} (?:and (?:me|i)|und ich|et moi|y yo)(?= |\W*$)/u;
const NAMES_ALONE = /^(?:Me and|Ich und|Moi et|Yo y) \p{Lu}\p{Ll}+\W*$/u;

/** Few words about a job, a habit or work done together, and nothing in them that a crisis speaks of. */
export const isOfEveryDay = (text: string, language: Language | null): boolean => {
  const plain = plainly(text);
  const quits = QUITS.exec(plain);
  if (quits) {
    const tail = quits.groups?.tail ?? '';
    return !speaksOfMore(tail, language) && !speaksOfDanger(tail, language);
  }
  const isTogether = NAMES_ALONE.test(text) || (TOGETHER.test(plain) && reportsDone(plain));
  return isTogether && !speaksOfDanger(text, language) && !speaksOfSomebody(text, language);
};
