import type { SelfQuestion, SelfTopic } from '#domain/wins/self-question.ts';
import { plainly, sentencesOf } from '../words/sentences.ts';

type Way = readonly [topic: SelfTopic, pattern: string];

const REVIEW_EN =
  '(?:(?:annual|yearly|year-end|end of year|performance|probation|mid-year|appraisal|salary|pay|staff) )*(?:review|appraisal|evaluation|one-to-one|1:1|performance talk|salary talk)';
const REVIEW_DE =
  '(?:mitarbeitergesprach|jahresgesprach|personalgesprach|feedbackgesprach|beurteilungsgesprach|beurteilung|zielgesprach|gehaltsgesprach|entwicklungsgesprach|jahresbeurteilung)';

/** What comes first is asked most plainly. A group named `about` holds what it is asked of. */
const ENGLISH: readonly Way[] = [
  [
    'review',
    `(?:(?:please )?(?:can|could|will|would) you )?(?:help me (?:to )?)?(?:prepare|get ready|prep)(?: me)?(?: for)? (?:my|the|an|a)? ?${REVIEW_EN}.*`,
  ],
  ['review', `help (?:me )?(?:with|for) (?:my|the|an|a) ${REVIEW_EN}.*`],
  [
    'review',
    `what (?:should|can|could|do) i (?:say|bring|mention|tell|talk about|raise)(?: .{0,30})? (?:in|at|for|to) (?:my|the|an|a) ${REVIEW_EN}.*`,
  ],
  [
    'strengths',
    "(?:what|which)(?: (?:would you say|do you think))? (?:are|were|is|'re) my (?:\\w+ ){0,3}(?:strengths?|strong points?|strong sides?|best skills?|top skills?|talents?)\\b.*",
  ],
  ['strengths', 'what am i (?:really |actually |particularly )?(?:good|best|strong|great) at\\b.*'],
  ['strengths', 'what do i do (?:best|well)\\b.*'],
  ['strengths', '(?:tell me |show me |name |list )?(?:about )?my (?:\\w+ )?strengths'],
  [
    'work-on',
    'what (?:should|could|can|do|must|would) i (?:still )?(?:need to |have to )?(?:work on|improve|get better at|learn|develop|do better|practi[sc]e)\\b.*',
  ],
  [
    'work-on',
    '(?:where am i (?:weak|lacking|falling short)|what (?:am i|are) (?:my )?(?:bad at|weak at|weaknesses|weak (?:spots|points))|what do i (?:do|get) wrong)\\b.*',
  ],
  ['work-on', 'where (?:should|can|could|do) i (?:need to )?(?:improve|get better|grow)\\b.*'],
  [
    'work-on',
    '(?:what|which|where) are my (?:\\w+ ){0,2}(?:weakness(?:es)?|weak (?:points|spots|sides)|gaps|blind spots|growth areas|development areas)\\b.*',
  ],
  ['work-on', 'what am i (?:bad|weak|not (?:so )?good|worst) at\\b.*'],
  ['mistakes', 'what (?:did i|have i) (?:do|done|get|got) wrong\\b.*'],
  ['mistakes', "what (?:went|has gone|goes|did not go|didn't go|has not gone) (?:wrong|badly|well)\\b.*"],
  ['mistakes', '(?:what|which) (?:mistakes?|errors?|failures?) (?:did|have) i\\b.*'],
  ['mistakes', 'where (?:did|have) i (?:fail|failed|go wrong|gone wrong|mess up)\\b.*'],
  ['saved', '(?:what|which|where)\\b.{0,60}\\bsav(?:ed?|es|ings?)\\b.*'],
  ['saved', 'how much (?:time|money) (?:did|have|do) (?:i|my)\\b.{0,30}\\bsav.*'],
  ['led', '(?:when|where|how often) (?:have|did) i (?:ever )?(?:led|lead|managed?|supervised?|been in charge of)\\b.*'],
  ['led', '(?:what|which|how much) (?:\\w+ )?(?:leadership|management) (?:experience|examples?|skills)\\b.*'],
  ['led', '(?:do i have|have i got|have i) (?:any |real )?(?:leadership|management)(?: experience)?\\b.*'],
  ['led', '(?:show me |give me )?(?:my )?examples of (?:leadership|leading|managing|when i led)\\b.*'],
  ['helped', '(?:how|when|where|who|whom) (?:did|have) i (?:ever )?help(?:ed)?\\b.*'],
  [
    'most',
    '(?:what|which)\\b.{0,60}\\b(?:made|makes|had) the (?:most|biggest|greatest) (?:difference|impact)(?: (?:to|for|on) (?<about>.{2,40}))?',
  ],
  [
    'most',
    "(?:what|which)(?: of my)?(?: (?:is|was|are|were|'s))? ?(?:my |of my )?(?:\\w+ ){0,2}?(?:biggest|best|greatest|proudest|largest|most important|strongest|top) (?:win|wins|achievement|achievements|success|successes|moment|accomplishment|result)s?\\b.*",
  ],
  [
    'most',
    '(?:what|which) (?:win|wins|thing|things|of my wins|achievement)\\b.{0,40}\\b(?:matters?|mattered|counts?|counted) (?:the )?most\\b.*',
  ],
  ['most', 'what (?:can|should|could|may) i be (?:most )?proud of\\b.*'],
  [
    'count',
    '(?:how many|how often|how long|how many times|since when) (?!do you|does it|is it|can i)(?<about>.{3,120})',
  ],
  [
    'about',
    '(?:have i(?: got| had)?|do i have) (?:any |some |enough )?experience (?:with|in|of|as)(?: an?)? (?<about>.{2,80})',
  ],
  ['about', 'what (?:do|does) (?:my )?(?:wins?|journal|entries) say about (?<about>.{2,80})'],
  ['about', 'what do you know about (?:me and |my work (?:with|on) )(?<about>.{2,80})'],
  [
    'about',
    'what (?:did|have) i (?:do|done|achieved?|accomplish(?:ed)?|work(?:ed)? on) (?:for|with|about|at|on) (?!mon|tue|wed|thu|fri|sat|sun)(?<about>.{2,80})',
  ],
];

const GERMAN: readonly Way[] = [
  [
    'review',
    `(?:(?:bitte )?(?:kannst|konntest) du mir )?(?:hilf mir|hilfst du mir|helfen)?.{0,20}(?:mein|das|ein|aufs|auf mein|furs|fur mein|fur das|beim|mit meinem|bei meinem)?e?m? ?${REVIEW_DE}.{0,30}\\b(?:vorbereit\\w*|helfen|hilf\\w*|sagen|erwahnen|ansprechen|mitbringen).*`,
  ],
  ['review', `(?:hilf mir|hilfst du mir|wie bereite ich mich|bereite mich|ich muss mich).{0,40}${REVIEW_DE}.*`],
  [
    'review',
    `was (?:soll|sollte|kann|konnte) ich .{0,20}${REVIEW_DE} .{0,30}(?:sagen|erwahnen|ansprechen|erzahlen|mitbringen).*`,
  ],
  ['strengths', '(?:was|welche[s]?|wo) (?:sind|ist|liegen|liegt|waren) (?:denn )?meine?(?: \\w+){0,2} starken?\\b.*'],
  ['strengths', 'worin bin ich (?:wirklich |besonders |richtig )?(?:gut|stark|am besten|am starksten)\\b.*'],
  ['strengths', 'was kann ich (?:wirklich |besonders |richtig |eigentlich |denn |so |am )*(?:gut|besten)\\b.*'],
  ['strengths', '(?:zeig mir |nenn mir |nenne )?meine starken'],
  ['work-on', '(?:woran|an was) (?:soll|sollte|kann|konnte|muss) ich (?:noch |jetzt )?.{0,20}(?:arbeiten|feilen)\\b.*'],
  [
    'work-on',
    'was (?:soll|sollte|kann|konnte|muss) ich (?:noch |als nachstes )?(?:besser machen|verbessern|lernen|uben)\\b.*',
  ],
  ['work-on', '(?:was|welche|wo) (?:sind|liegen) meine(?: \\w+){0,2} (?:schwachen|schwachpunkte|lucken)\\b.*'],
  ['work-on', 'worin bin ich (?:schlecht|schwach|nicht (?:so )?gut)\\b.*'],
  ['work-on', 'wo (?:kann|sollte|muss) ich (?:mich )?(?:noch )?(?:verbessern|besser werden)\\b.*'],
  ['mistakes', '(?:welche|was fur) fehler (?:hab|habe|sind|machte) (?:ich|mir)\\b.*'],
  ['mistakes', 'was (?:hab|habe) ich .{0,40}falsch gemacht\\b.*'],
  ['mistakes', 'was (?:ist|lief|ging|war) .{0,30}(?:schief|schlecht|nicht gut|schiefgegangen|schiefgelaufen)\\b.*'],
  ['saved', '(?:was|welche[rs]?|wo|wie viel|wieviel)\\b.{0,80}\\b(?:ge|ein|einge)?spart\\b.*'],
  ['led', '(?:welche|hab ich|habe ich|wie viel|was fur)(?: \\w+){0,2} (?:fuhrungserfahrung|leitungserfahrung)\\b.*'],
  ['led', '(?:wann|wo|wen|wie oft) (?:hab|habe) ich .{0,40}(?:gefuhrt|geleitet|angeleitet)\\b.*'],
  ['helped', '(?:wem|wie|wann|wo) (?:hab|habe) ich .{0,50}geholfen\\b.*'],
  [
    'most',
    '(?:was|welche[rs]?) (?:war|ist|waren|sind)(?: bisher)? (?:mein|meine|der|das) ?(?:grosste[rs]?|wichtigste[rs]?|beste[rs]?|schonste[rs]?|starkste[rs]?) (?:erfolg\\w*|moment\\w*|leistung\\w*)\\b.*',
  ],
  ['most', 'worauf (?:kann|darf|sollte) ich .{0,20}stolz sein\\b.*'],
  [
    'most',
    '(?:was|welche[rs]?)\\b.{0,50}\\b(?:am meisten|den grossten unterschied) (?:gebracht|bewirkt|geholfen|gemacht|zahlt|gezahlt)\\b.*',
  ],
  ['count', '(?:wie viele?|wieviele?|wie oft|wie lange|seit wann) (?!kostet|macht ihr|seid ihr)(?<about>.{3,120})'],
  ['about', '(?:hab|habe) ich (?:schon |denn )?(?:\\w+ )?erfahrung(?:en)? (?:mit|in|als|bei|im) (?<about>.{2,80})'],
  ['about', 'was (?:sagen|sagt) mein\\w* (?:erfolge?|journal|eintrage) (?:uber|zu|zum|zur) (?<about>.{2,80})'],
  [
    'about',
    'was (?:hab|habe) ich (?:alles )?(?:fur|mit|zu|uber|bei) (?<about>.{2,60}) (?:gemacht|getan|geschafft|erreicht|geschrieben)\\b.*',
  ],
];

const FRENCH: readonly Way[] = [
  [
    'review',
    "(?:(?:peux-tu|pouvez-vous) )?(?:m'aider|aide[zr]?[- ]moi|prepare[zr]?).{0,40}(?:entretien annuel|entretien d'evaluation|evaluation annuelle|evaluation).*",
  ],
  [
    'strengths',
    '(?:quels? (?:sont|est)|quelles? (?:sont|est)) m(?:es|on|a)(?: \\w+)? (?:points? forts?|forces?|atouts?|qualites)\\b.*',
  ],
  ['strengths', 'en quoi suis-je (?:bon|bonne|douee?|fort|forte)\\b.*'],
  ['work-on', '(?:sur quoi|que) (?:dois|devrais|puis)-je (?:travailler|ameliorer|apprendre|progresser)\\b.*'],
  ['work-on', 'quels? (?:sont|est) mes (?:points? faibles?|faiblesses|lacunes)\\b.*'],
  ['mistakes', "(?:quelles? erreurs? ai-je|qu'est-ce qui (?:a mal|s'est mal)|qu'ai-je fait de mal)\\b.*"],
  [
    'saved',
    "(?:quelle?s?|qu'est-ce qui|combien)\\b.{0,60}\\b(?:economis|fait gagner|epargn|gagne le plus de temps)\\w*.*",
  ],
  ['led', "(?:quelle experience (?:de management|d'encadrement)|quand ai-je (?:dirige|encadre|manage))\\b.*"],
  ['helped', '(?:qui|comment|quand) ai-je aide\\b.*'],
  [
    'most',
    '(?:quelle?|quel) (?:est|etait|a ete) m(?:a|on)(?: \\w+)? (?:plus (?:grande?|belle|beau)|meilleure?) (?:reussite|succes|moment)\\b.*',
  ],
  ['most', 'de quoi puis-je etre (?:fier|fiere)\\b.*'],
  ['count', "combien (?:de |d')(?<about>.{3,120})"],
  ['about', "ai-je (?:de l'experience|une experience) (?:avec|en|dans|de) (?<about>.{2,80})"],
  ['about', "qu'ai-je (?:fait|accompli) (?:pour|avec|sur|chez) (?<about>.{2,80})"],
];

const SPANISH: readonly Way[] = [
  [
    'review',
    '(?:(?:me puedes|puedes) )?(?:ayuda(?:me|rme)?|prepara(?:me|rme)?).{0,40}(?:evaluacion|entrevista anual|revision anual).*',
  ],
  ['strengths', '(?:cuales son|que son) mis(?: \\w+)? (?:puntos fuertes|fortalezas|fuertes)\\b.*'],
  ['strengths', 'en que soy (?:buen[oa]|fuerte|mejor)\\b.*'],
  ['work-on', '(?:en que|que) (?:debo|deberia|puedo|tengo que) (?:trabajar|mejorar|aprender)\\b.*'],
  ['work-on', 'cuales son mis (?:puntos debiles|debilidades)\\b.*'],
  ['mistakes', '(?:que errores he|que hice mal|que salio mal|que ha salido mal)\\b.*'],
  ['saved', '(?:que|cual|cuanto)\\b.{0,60}\\bahorr\\w*.*'],
  ['led', '(?:que experiencia de (?:liderazgo|mando)|cuando he (?:liderado|dirigido))\\b.*'],
  ['helped', '(?:a quien|como|cuando) (?:he ayudado|ayude)\\b.*'],
  ['most', '(?:cual es|cual fue|cual ha sido) mi (?:mayor|mejor|gran) (?:logro|exito|momento)\\b.*'],
  ['most', 'de que puedo estar orgullos[oa]\\b.*'],
  ['count', '(?:cuantos|cuantas|cuantas veces|cuanto tiempo) (?<about>.{3,120})'],
  ['about', 'tengo experiencia (?:con|en|de) (?<about>.{2,80})'],
  ['about', 'que (?:he hecho|hice|he conseguido) (?:para|con|sobre|en) (?<about>.{2,80})'],
];

const BEFORE =
  "^[¿¡ ]*(?:(?:and|so|but|also|hi|hello|hey|ok|okay|well|now|please|btw|by the way|tell me|can you tell me|could you tell me|i wonder|i'd like to know|(?:please )?be (?:honest|blunt|frank|straight|brutal|brutally honest)(?: with me)?|honestly|no sugar ?coating|sei (?:mal |bitte |ruhig )?ehrlich|mal ehrlich|ehrlich|und|aber|also|hallo|hi|moin|bitte|sag mal|sag mir|kannst du mir sagen|mal|eigentlich|et|mais|bonjour|dis-moi|dites-moi|s'il vous plait|y|pero|hola|dime|oye|por favor)[,:.! ]+){0,3}";

const WAYS: readonly Readonly<{ topic: SelfTopic; pattern: RegExp }>[] = [ENGLISH, GERMAN, FRENCH, SPANISH]
  .flat()
  .map(([topic, pattern]) => ({ topic, pattern: new RegExp(`${BEFORE}${pattern}[?!. ]*$`, 'u') }));

const LONGEST = 240;

/** What a sentence asks about its writer's own work; null for none. It is no question about us. */
export const questionAboutOneself = (sentence: string): SelfQuestion | null => {
  const plain = plainly(sentence);
  if (plain.length > LONGEST || ABOUT_US.test(plain.replace(POLITE, ' '))) return null;
  for (const { topic, pattern } of WAYS) {
    const found = pattern.exec(plain);
    if (!found || (ASKED.has(topic) && !isOwn(plain))) continue;
    return {
      topic,
      about: asWritten(tellingWords(found.groups?.about ?? ''), sentence),
      measure: measureIn(topic, plain),
    };
  }
  return null;
};

/** These patterns are wide: somebody must speak of themselves. */
const ASKED: ReadonlySet<SelfTopic> = new Set(['count', 'saved', 'helped', 'most', 'mistakes']);
const isOwn = (plain: string): boolean =>
  /(?<!\p{L})(?:i|i've|i'm|my|me|wins?|ich|mein\p{L}*|mir|erfolge?|der firma|je|j'ai|ai-je|mes|mon|ma|reussites?|me|mi|mis|he|logros?)(?!\p{L})/u.test(
    plain,
  ) || /(?:^|[¿¡ ])(?:what|which|was|welche\p{L}*|que) (?:went|has|ist|lief|ging|hat|salio|ha salido)/u.test(plain);
/** "How many mails do you send?" */
const ABOUT_US =
  /(?<!\p{L})(?:you|your|cairn|mails?|check-?ins?|e-?mails?|nachrichten|ihr|euch|euer\p{L}*|vous|tu peux|subscription|abo|kostet|costs?|price)(?!\p{L})/u;
const POLITE =
  /(?<!\p{L})(?:(?:can|could|would|will|do) you (?:say|think|tell me|help me|please)?|kannst du mir|hilfst du mir|konntest du mir|(?:peux-tu|pouvez-vous)|aidez-moi|(?:me )?puedes)(?!\p{L})/gu;

const measureIn = (topic: SelfTopic, plain: string): SelfQuestion['measure'] => {
  if (topic !== 'saved') return null;
  const [time, money] = [
    /\b(?:time|hours?|minutes?|zeit|stunden|temps|tiempo)\b/u,
    /\b(?:money|costs?|geld|kosten|argent|dinero|euros?|pounds?|dollars?)\b/u,
  ].map((one) => one.test(plain));
  return time === money ? null : time ? 'time' : 'money';
};

/** In the letters in which it was asked. */
const asWritten = (words: string, sentence: string): string =>
  words
    .split(' ')
    .map((word) => sentence.match(/[\p{L}\p{N}'’-]+/gu)?.find((own) => plainly(own) === word) ?? word)
    .join(' ');

/** What is left of "PV-Anlagen hab ich gebaut und wie lange haben die gedauert" is "pv-anlagen". */
const tellingWords = (about: string): string =>
  about
    .replace(/[?!.,;:"“”„]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word.length > 1 && !SMALL.test(word))
    .slice(0, 3)
    .join(' ');

const SMALL =
  /^(?:i|i've|i'm|have|has|had|did|do|does|done|am|are|is|was|were|the|a|an|my|me|of|in|on|at|for|with|about|to|and|or|it|them|they|this|that|these|those|year|years|month|months|week|weeks|time|times|ever|so|far|already|been|being|get|got|make|made|making|built|any|some|there|wins?|entries|people|long|took|take|how|many|last|from|by|ich|hab|habe|haben|hat|bin|ist|sind|war|waren|gemacht|gebaut|geschafft|getan|gedauert|die|der|das|den|dem|ein|eine|einen|und|oder|wie|lange|viele|viel|oft|jahr|jahre|jahren|dieses|diesem|monat|wochen|schon|bisher|mit|fur|zu|zum|zur|bei|im|am|an|von|uber|erfolge?|mein|meine|meinen|ai-je|je|j'ai|fait|les|des|de|du|la|le|un|une|et|ou|ans|annees?|mois|cette|he|hecho|los|las|el|unos?|unas?|y|o|anos?|meses|este|esta|con|para|en)$/u;

/** What somebody asks about their own work is taken out of what else they wrote. */
export const questionsIn = (words: string): Readonly<{ asked: readonly string[]; rest: string }> => {
  if (!MAY_ASK.test(words) || words.length > LONGEST_LOOKED_AT) return { asked: [], rest: words };
  const asked = words
    .split(/\n+/u)
    .flatMap((line) => sentencesOf(line))
    .filter((sentence) => questionAboutOneself(sentence) !== null || isBeyondUs(sentence));
  return { asked, rest: asked.reduce((left, sentence) => left.replace(sentence, ' '), words) };
};

const LONGEST_LOOKED_AT = 4_000;
const MAY_ASK =
  /[?]|(?:^|[\s,.:])(?:what|where|which|how|was|wo|worin|woran|welche|wie|quels?|quelles?|qu['’]|où|qué|cuál\p{L}*|en qué) |help|prepar|write|draft|draw up|hilf|bereit|schreib|verfass|strength|starken|stärken|aide|prépar|rédig|écri|ayud|redact|escrib|puntos|points/iu;

/** Asks for a paper that is made of something else than wins. */
export const isBeyondUs = (sentence: string): boolean => {
  const plain = plainly(sentence);
  return plain.length <= LONGEST && ORDERS.test(plain) && BEYOND.test(plain);
};

/** Somebody is told to, or is needed for it: news of what was written is none. */
const ORDERS =
  /(?<!\p{L})(?:write|draft|create|make|generate|send|prepare|draw up|i need|i want|i would like|schreib(?:e|st|t)?|erstell(?:e|st|t)?|mach(?:e|st|t)?|verfass(?:e|st|t)?|entwirf|ich (?:brauche|mochte)|schreiben|erstellen|verfassen|redige\p{L}*|ecri[st]\p{L}*|fais|faites|prepare\p{L}*|redacta\p{L}*|escrib\p{L}*|haz|hazme)(?!\p{L})/u;

const PAPERS =
  "(?:resignation(?: letter)?|letter of resignation|notice letter|letter of notice|invoice|receipt|tax return|timesheet|time sheet|contract|purchase order|quote for|quotation|business plan|complaint(?: letter)?|letter of complaint|sick note|excuse note|recipe|homework|essay|poem|wedding speech|eulogy|will|tenancy agreement|rental agreement|expense report|kundigung(?:sschreiben)?|rechnung|steuererklarung|stundenzettel|arbeitsvertrag|vertrag|angebot fur|beschwerde(?:brief)?|krankmeldung|hausaufgaben?|gedicht|reisekostenabrechnung|mahnung|lettre de demission|demission|facture|contrat|declaration d'impots|lettre de reclamation|carta de renuncia|carta de dimision|factura|contrato|declaracion de la renta|carta de queja)";
const BEYOND = new RegExp(
  `${BEFORE}(?:(?:can|could|will|would) you (?:please )?|(?:kannst|konntest) du (?:mir )?(?:bitte )?|(?:peux-tu|pouvez-vous) |(?:puedes|me puedes) |i (?:need|want|would like)(?: you to)?(?: to)? |ich (?:brauche|mochte|hatte gern) )?(?:(?:write|draft|create|make|generate|send|prepare|draw up|do)(?: me| up)? |schreib\\w*(?: mir)? |erstell\\w*(?: mir)? |mach\\w*(?: mir)? |verfass\\w* |entwirf(?: mir)? |(?:redige|ecri[st]|fais|prepare)\\w*(?:[- ]moi)? |(?:redacta|escribe|haz|prepara)\\w* )?(?:an? |my |the |meine? |eine?n? |une? |ma |mon |la |una? |mi )?(?:\\w+ )?${PAPERS}(?!\\p{L})(?: .{0,60})?(?:schreiben|erstellen|verfassen|machen)?[?!. ]*$`,
  'u',
);
