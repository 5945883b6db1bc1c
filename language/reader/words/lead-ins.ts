import { phrases } from '../../text/plain-text.ts';
import { plainly } from './sentences.ts';

/** Says that something follows, and nothing of what was done: it may also stand before a comma or a colon. */
const FOR_THE_RECORD = phrases`
    (?:just |only |nur |mal |juste |solo |simplemente )*(?:for (?:the|your|our) (?:records?|info(?:rmation)?|reference|files)|for info|f\.?y\.?i\.?|fwiw|for what it'?s worth
    |(?:just )?so (?:that )?you know|to keep you (?:posted|updated|informed|in the loop)
    |zur (?:info(?:rmation)?|kenntnis(?:nahme)?|vollst[aä]ndigkeit)|zu (?:deiner|eurer|ihrer) (?:info(?:rmation)?|kenntnis)|der vollst[aä]ndigkeit halber|(?:f[uü]rs|f[uü]r das) protokoll|f[uü]r die akten
    |pour (?:votre |ton |ta |vous |t')?(?:info(?:rmation)?|informer|m[eé]moire)|[aà] titre (?:d'information|indicatif|informatif)|pour que ce soit (?:not[eé]|dit)
    |(?:para )?que conste|para (?:tu|su|vuestra)? ?informaci[oó]n|a t[ií]tulo informativo|para que lo sep[aá]i?s
    |per (?:conoscenza|informazione)|ter (?:info(?:rmatie)?|kennisgeving))
  `;
const ALONE = phrases`
    (?:here (?:it |we |you )?goe?s?(?: nothing)?|here (?:it is|you are)|(?:so )?here we go|as (?:promised|requested|discussed|agreed|asked)|(?:a |my )?(?:quick|short|small|brief) (?:update|note|recap|summary)
    |wie (?:versprochen|besprochen|gew[uü]nscht|vereinbart|angek[uü]ndigt)|(?:dann |also |na dann |auf )?(?:mal )?(?:los )?geht'?s(?: los)?|also los|na dann los|(?:ein )?kurzes update
    |comme (?:promis|convenu|pr[eé]vu|demand[eé])|c'est parti|(?:et )?voil[aà]|allons-y|petit point
    |como (?:(?:te |os |les? )?promet[ií](?:do)?|acordamos|acordado|ped[ií]ste|pedido)|(?:all[aá]|ah[ií]|aqu[ií]) va(?:mos)?|vamos all[aá])
  `;
/** Leads in to a wish as well, or says that nothing follows: by itself it may be asked about. */
const BESIDE = phrases`
    (?:before i forget|(?:i have )?(?:one|another|an?) (?:more |last |other |quick )?(?:request|thing|question|one|favou?r)
    |guess what|by the way|btw|long story short|(?:nothing|no) (?:else|more)\b.{0,20})
  `;
const SMALL = '(?:(?:and|also|oh|ok|so|but|just|well|ps|p\\.s\\.|und|et|y)[,:]? )*';
const END = '[ .,:;!?…–—-]*';

const LEAD_IN = new RegExp(`^${SMALL}(?:${FOR_THE_RECORD}|${ALONE})${END}$`, 'u');
/** The same with the marks that a text has. */
const BEFORE_MORE = new RegExp(`^${SMALL}${FOR_THE_RECORD}(?:\\s?[,:–—]|\\s-)\\s+(?=\\S)`, 'iu');
const LONGEST = 80;

/** "For the record.", "As promised:": leads in to what comes next, or says that nothing does; of words as `plainly` gives them. */
export const isLeadIn = (plain: string): boolean => plain.length <= LONGEST && LEAD_IN.test(plain);

const LEAD_IN_BESIDE = new RegExp(`^${SMALL}(?:${FOR_THE_RECORD}|${ALONE}|${BESIDE})${END}$`, 'u');

/** The same beside what was kept: also what leads in to a wish. */
export const isLeadInBeside = (plain: string): boolean => LEAD_IN_BESIDE.test(plain);

/** A line or a sentence without "For the record," before what it tells. */
export const withoutLeadIn = (line: string): string => {
  const [lead = ''] = BEFORE_MORE.exec(line.slice(0, LONGEST).replaceAll('’', "'")) ?? [];
  return line.slice(lead.length);
};

/** The words without lines that only lead in to the others; all of them where there are no others. */
export const withoutLeadIns = (words: string): string => {
  const lines = words.split('\n');
  const told = lines.filter((line) => line.length > LONGEST || !isLeadIn(plainly(line))).map(withoutLeadIn);
  const rest = told.join('\n');
  return rest === words || !/[\p{L}\p{N}]/u.test(rest) ? words : rest.trim();
};
