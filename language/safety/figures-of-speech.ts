import { phrases } from '../text/plain-text.ts';

const ANIMAL = phrases`
  (?:hund|hundin|katze|kater|papagei|pferd|stute|pony|kuh|ziege|hamster|hase|kaninchen|gans|schwan|dog|puppy|cat|kitten|parrot|horse|mare|cow|goat|goose|rabbit|swan
  |chien|chienne|chat|chatte|perroquet|cheval|jument|poney|vache|chevre|oie|lapin|perro|perra|gato|gata|loro|caballo|yegua|vaca|cabra|ganso|conejo)
`;
const DAYS =
  '(?:\\d{1,4}|one|two|three|six|nine|ninety|hundred|ein|einen|zwei|drei|sechs|neun|un|deux|trois|six|neuf|dos|tres|seis|nueve)';
const LONG =
  '(?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|dias?|semanas?|mes(?:es)?|anos?)';

const JOB =
  '(?:job|work|workplace|company|firm|boss|shifts?|career|course|team|jobs?|arbeit|firma|stelle|chef|boulot|travail|poste|boite|trabajo|curro|empleo|empresa|puesto)';
/** "I hate this job, I want to quit": it is the job that is to end. */
const LEAVES_JOB = phrases`
  \b(?:hate|sick of|fed up with|tired of|done with|can't stand|hasse|satt|deteste|marre d[eu]|odio|hart[oa] del?) (?:\w+ ){0,2}${JOB}\b[ ,.;:!–-]{1,3}(?:and |so |und |et |y |i'm |am |is )*(?:i |ich |je )?(?:just |really |only |nur )?(?:want to|wanna|need to|will|mochte|veux|voudrais|quiero|voy a)? ?(?:quit|leave|resign|kundigen|aufhoren|arreter|demissionner|dejarlo|renunciar)\b(?= *(?:[.!,]|$|it\b|now\b|soon\b|today\b))
  |\b(?:want to|wanna|going to|ready to|will|thinking of|mochte|will|veux|voudrais|quiero|voy a) (?:\w+ )?(?:quit|quitting|leave|leaving|resign(?:ing)? from|kundigen|quitter|arreter|dejar) (?:\w+ ){0,2}${JOB}\b(?! (?:and|then|und|et|y) (?:\w+ ){0,2}(?:die|dead|disappear|sterben|tot|verschwinden|mourir|disparaitre|morir\w*|desaparecer)\b)
`;

/** What is said of hands, beasts, papers and sauces, of somebody else, or of a death that nobody dies. */
const FIGURES = new RegExp(
  phrases`
    \bsh(?:ook|akes?|aking|aken) (?:my|his|her|their|our|both|every\w*) hands?\b|\b(?:held|holds|squeezed) (?:on to )?my hand\b|\bheld (?:it|them) out to me\b
    |\b(?:mir|uns|ihm|ihr) (?:\w+ ){0,2}?(?:die|beide) hande? (?:geschuttelt|gedruckt|gegeben|gehalten|gereicht)\b|\bschuttelte? (?:mir |uns )?(?:die|beide) hande?\b
    |\b(?:m'a|nous a|m'ont|me|m') ?(?:serre|serree|tenu|tenue|tendu|pris|prise|tenait|serrait) (?:fort |longuement )?la main\b
    |\b(?:me|nos) (?:dio|dieron|estrecho|estrecharon|apreto|agarro|agarraba|tomo|cogio|solto) la mano\b(?! (?:y me (?:torc|oblig|tir|arrastr|peg|apret|jal|dobl)|fuerte|para que|a la fuerza|hasta que me))
    |\bme (?:pego|pegaron|ha pegado|han pegado) (?:la|el|un|una) (?:gripe|catarro|resfriad\w*|constipado|virus|tos|covid)\b
    |\b${ANIMAL}s?(?: (?:von|of|de|du|des) (?:[\w.-]+ ){0,2}?[\w.-]+)?(?: (?:hat|has|ha|m'a))?(?: (?:mich|me))? (?:gebissen|getreten|gekratzt|bit|bitten|kicked|scratched|mordu|griffee?|mordio|mordido|arano|pateo)\b
    |\b${ANIMAL}(?:chen|lein|ito|ita)?(?: (?:hat|has|a|se))? (?:\w+ ){0,3}(?:geschluckt|gefressen|swallowed|ate|avale|mange|trago|comio)\b|\b(?:frau|herr|mrs|mr|madame|mme|monsieur|senora|senor|don|dona) \p{L}+ (?:nimmt|takes|took|prend|toma) (?:\w+ ){0,2}(?:tabletten|tablets|pills|cachets|medicaments|pastillas)\b
    |\bm'(?:a|ont) battue?s? (?:\w+ )?(?:au|aux|a la) (?!maison|sang|tete)\w+|\bhits? me up\b|\btook (?:the|her|his|their) (?:pills|tablets|meds|medication) (?:to|round|over|down|up) (?:ward|bay|room|bed|the|her|him|them|mrs?)\b|\b(?:was|were|got|been) beaten (?:by|to) (?:it|(?:a|an|the) (?:better|lower|higher|rival|cheaper|faster|bigger|later|competing) \w+)\b
    |\bme (?:pego|pegaron|ha pegado|pega) (?:(?:el|la|un|una|mucho|mucha) )?(?:sol|sueno|hambre|sed|frio|calor|bajon|flojera|pereza|hueva|antojo|nostalgia|susto|cancion|viento|aire|olor)\b|\bme (?:pegue|he pegado) (?:un(?:a)? (?!tiro|balazo)\w+|(?:\w+ )?con (?:el|la|un|una) (?!cabeza|pared|puno)\w+)\b|\bse me (?:ha |han )?(?:peg|quem|romp|revent|parti)\w+\b
    |\b(?:schuhe|fusse|rucken|hitze|treppen?|absatze|allergie|pollen|muskelkater|hunger|neugier|langeweile) bring(?:t|en) mich (?:noch )?um\b|\b(?:piment\w*|plat|sauce|chaleur|pieds|dos|talons|escaliers?|courbatures|suspense|rire|curiosite|allergies?) (?:\w+ )?(?:va|vont|me|m') ?(?:me )?tue?r?n?t?\b
    |\b(?:phone|mobile|battery|laptop|tablet|ipad|car|engine|fridge|boiler|wifi|plants?)(?:'s| is| are|s are)? (?:\w+ )?(?:about to die|dying|dead)\b
    |\b(?:vitamins?|iron|allergy|hay fever|water|travel|zinc|magnesium|blood pressure|thyroid) (?:pills?|tablets?)\b|\b(?:me )?(?:tome |he tomado )?(?:todas )?(?:mis|sus|las) (?:pastillas|medicinas|pildoras) a (?:su|sus|la) horas?\b|\bla pastilla (?:de|para) (?:la|el) (?:tension|presion|alergia|tiroides|colesterol)\b
    |\bprendre (?:ses|leurs) (?:medicaments|cachets|comprimes|medocs)\b|\b(?:ses|leurs) (?:medicaments|cachets|comprimes|medocs) (?:tous les jours|sans (?:se facher|rechigner|broncher))
    |\bme (?:corte|he cortado) (?:yo (?:mism[oa]|sol[oa]) )?(?:el|la|las) (?:flequillo|cabello|pelo|barba|bigote|unas|puntas|melena)\b|\b(?:haare|pony|nagel|fingernagel|bart|spitzen) (?:\w+ )?(?:ab|nach)?geschnitten\b|\bbeim \w*(?:schneiden|schalen|kochen|rasieren|schnippeln|hobeln) (?:\w+ ){0,3}geschnitten\b
    |\b(?:pub|film|phrase|image|livre|remarque|chanson|idee|scene|histoire|discours|tableau|photo|question) qui m'a (?:\w+ )?(?:frappee?|touchee?)\b|\b(?:im|beim|am|in) (?:memory|muhle|schach|uno|skat|dame|kicker|tischtennis|tennis|quiz|wettrennen|kartenspiel|mensch argere dich nicht) (?:\w+ )?(?:geschlagen|besiegt)\b
    |\b(?:veau|agneau|poulain|vele|chevreau) (?:\w+ )?a la corde\b
    |\b(?:attacked|torn apart|hammered|slaughtered|murdered) (?:\w+ )?in (?:the|a|my|our) (?:debate|press|comments|media|meeting|papers?|review|viva|hearing|council)\b
    |\b(?:speech|song|film|movie|book|letter|card|story|gesture|words?|message|kindness|note|poem) (?:really |deeply |so |just )?(?:touched|hit|struck|moved) me\b
    |\bme toco (?:el|la|un|una) (?:turno|guardia|noche|cierre|apertura|reparto|ruta|loteria)\b
    |\bich (?:wurde|bin|war) (?:\w+ ){0,4}(?:uberrascht|begeistert|gelobt|eingeladen|befordert)\b
    |\bpapers in order (?:for|before) (?:the|my|our) (?:tax|audit|visa|move|bank|inspection|meeting|exam)\w*
    |${LEAVES_JOB}
    |(?<!\bich )\bkann (?:ganz|komplett) weg\b|\bse me (?:ha |han )?cort\w+\b
    |\b(?:morir(?:me)?|muero|moria|morirme|muriendo) de (?:la )?(?:emocion|risa|verguenza|ganas|amor|hambre|sed|calor|frio|sueno|alegria|felicidad|gusto)\b
    |\b(?:mourir|meurs|mourais|mort|morte) de (?:rire|faim|soif|chaud|froid|honte|fatigue|trouille|joie|plaisir)\b
    |\b(?:sterbe|sterben|gestorben) vor (?:lachen|scham|hunger|durst|langeweile|aufregung|gluck|freude|hitze)\b
    |\b(?:dying|die|died|dead) (?:of|from|with) (?:laughter|laughing|embarrassment|boredom|happiness|joy|hunger|thirst|heat)\b
    |\b(?:une?|des|quelqu'un|uno?|una|alguien|a|an|some(?:one|body)?) (?:[\w-]+ ){0,2}?(?:(?:qui|que) (?:voulait|veut|voulaient|veulent|queria|quiere|querian) (?:en finir|mourir|se suicider|morir(?:se)?|matarse|suicidarse|tirarse)|who (?:wanted|wants) to (?:die|jump|end it))\b
    |\b(?:is|are) (?:it |they )?gone (?:forever|for good)\?
    |\b${DAYS} ${LONG} (?:now )?(?:without (?:hurting|cutting|harming) myself|ohne mich zu (?:ritzen|verletzen|schneiden)|sans me (?:couper|faire (?:du )?mal|scarifier)|sin (?:cortarme|hacerme dano|lastimarme))\b(?!.*\b(?:but|until|tonight|again|can't|cannot|want|aber|wieder|will|kann|mais|jusqu\w*|peux|veux|pero|hasta|puedo|quiero)\b)
  `,
  'gu',
);

/** "Nearly killed myself with the ladder haha": what almost happened, and a laugh in the same breath; another sign beside it still counts. */
const LAUGH =
  '(?:\\b(?:haha\\w*|hihi\\w*|lol+|lmao|rofl|jaja\\w*|jeje\\w*|mdr+|ptdr|xd)\\b|[\\u{1F602}\\u{1F923}\\u{1F605}\\u{1F606}])';
const NEARLY = phrases`
  \b(?:nearly|almost|about|fast|beinahe?|presque|failli|manque|casi|por poco) (?:[\w']+ ){0,3}?(?:kill(?:ed)?|died?|umgebracht|gestorben|getotet|tuee?|tuer|mourir|morte?|mate|matado|matar|matarme|mori|muero|morir|morirme)\b(?: (?:myself|mich|me))?
`;
const NEARLY_LAUGHED = new RegExp(`${NEARLY}(?=[^.!?;\\n]{0,80}${LAUGH})|(?<=${LAUGH}[^.!?;\\n]{0,40})${NEARLY}`, 'gu');

/** Words, as `plainly` gives them, without those that are not meant as a crisis would mean them. */
export const withoutFigures = (plain: string): string => plain.replace(FIGURES, ' ').replace(NEARLY_LAUGHED, ' ');

/** Words with such a figure must be surer to tell of a crisis. */
export const hasFigure = (plain: string): boolean => withoutFigures(plain) !== plain;
