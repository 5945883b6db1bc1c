import { phrases } from '../text/plain-text.ts';

/** Who is cared for, taught or rescued at work: what they wanted or did is their helper's win or burden, and no crisis of the writer. */
const CARED_FOR = new RegExp(
  phrases`
    \b(?:patient\w*|client\w*|callers?|residents?|pupils?|students?|inmates?|paciente\w*|klient\w*|anrufer\w*|bewohner\w*|schuler\w*|appelant\w*|eleve\w*|alumn\w*|resident\w*|woman on the|man on (?:a|the)|young man|jeune (?:homme|fille)|(?:hombre|mujer|muchacho) en la|springer
    |(?:suicide|suizid|suicid)\w*[ -]?(?:prevention|pravention|prevencion)|prevention du suicide|workshop|training|formation|schulung|taller|conducta suicida|awareness|policy|paper on|refuge|frauenhaus|casa de acogida|call(?:-| )?out|einsatz)\b
  `,
  'u',
);

/** Games, stages, code and figures of speech. */
const PLAYED = new RegExp(
  phrases`
    \b(?:jaja\w*|haha\w*|lol+|lmao|mdr+|ptdr|xd|demo|boss final|final boss|guild\w*|gilde|ranked|raid|respawn|level|zombie\w*|bug|server|code|script|npc|pitch|turnier|tournoi|torneo|schach|echecs|ajedrez|rehears\w*|premier[e]?|buhne|scene|escena|obra|acto|publikum|stunt\w*|karate|judo|boxing|tennis|squash|badminton|padel|darts|billard|ping-?pong|tischtennis|petanque|break a leg|opening night|sparring|ring|combate|round (?:one|two|three|four|five|six|\d+)|filme?|movie|novel|roman|novela|manuskript|chapter|kapitel|chapitre|capitulo|halloween|escape room|personnage|protagonist\w*|my character|personaje|meine heldin|saison \d|season \d|staffel \d|temporada \d)\b
    |[\u{1F600}-\u{1F606}\u{1F923}\u{1F602}\u{1F480}\u{1F60E}]
  `,
  'u',
);

/** Says it of oneself, whatever else is told: no joke and no patient takes it back. */
const OF_ONESELF = new RegExp(
  phrases`
    \b(?:myself|my life|my wrists?|my arms?|better off without me|without me|i want to die|don'?t want to (?:be here|live|wake)|not safe|mich umbringen|mir das leben|umzubringen|nicht mehr leben|ohne mich|ich will sterben|mich geritzt|mich (?:\w+ ){0,4}?(?:erstechen|toten|erwurgen)|(?:mich|mir) (?:(?!schach|tennis|tischtennis|karten|spiel|skat|darts|billard|kicker)\w+ ){0,6}?(?:geschlagen|gewurgt|verprugelt|getreten|geohrfeigt|vergewaltigt|missbraucht|eingesperrt|bedroht)(?!.{0,30}\b(?:\d:\d|tennis|schach|tischtennis|turnier|karten|spiel)\b)|(?:schlagt|wurgt|tritt|verprugelt|bedroht) mich|hit me|beat me|hits me|chok\w+ me|raped me|me frappe|me tape|m'a (?:frappe|battue|viole)\w*|me tuer|en finir|sans moi|envie de mourir|plus vivre|me suicider|me scarifi\w*|matarme|suicidarme|quitarme|sin mi|quiero morir(?:me)?\b(?! jaja)|cortarme|me pega|me pego|no quiero vivir)\b
  `,
  'u',
);

/** The sentence that stands at a place of words. */
const sentenceAt = (plain: string, at: number): string => {
  const before =
    plain
      .slice(0, at)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  const after = plain.slice(at).split(/[.!?](?:\s|$)/)[0] ?? '';
  return before + after;
};

/** What was years ago, and what one has come to since: said together it is told of a crisis that is over. */
const LONG_AGO =
  /\b(?:years? ago|months ago|a year ago|back then|vor (?:\w+ )?(?:jahren|monaten)|damals|fruher|il y a (?:\w+ )?(?:ans|mois)|a l'epoque|hace (?:\w+ )?(?:anos|meses)|en su dia)\b/;
const SINCE_THEN =
  /\b(?:today|still here and|glad|sober|clean|recover\w*|since then|heute|inzwischen|froh|seitdem|trocken|clean|aujourd'hui|desormais|depuis|content\w*|heureu\w*|hoy|ahora|desde entonces|feliz|content[oa])\b/;

/** Words about what we keep, not about a life. */
const ABOUT_ACCOUNT =
  /\b(?:your (?:system|list|database|service)|(?:my|the) (?:account|subscription|profile)|if i delete|removed|paying|mein(?:en?)? (?:konto|profil|abo)|mi (?:cuenta|perfil)|formule (?:payante|annuelle|mensuelle)|debitee?|prelevee?|(?:la|mi) (?:suscripcion|medalla)|pagando)\b/;
const NEAR = 45;

/** A joke is plain where it laughs right behind; who tells a hard truth laughs before it. */
const AROUND = 160;

/** Tells of a crisis that is over. */
export const isOver = (plain: string): boolean => LONG_AGO.test(plain) && SINCE_THEN.test(plain);

/** Whether what a rule found is said of somebody who is cared for, of a game or a stage, of long ago, of an account, or with a laugh. */
export const isSpokenOfOthers = (plain: string, at: number, found: string): boolean => {
  const around = plain.slice(Math.max(0, at - AROUND), at + found.length + AROUND);
  if (isOver(around)) return true;
  if (ABOUT_ACCOUNT.test(plain.slice(Math.max(0, at - NEAR), at + found.length + NEAR)) && !OF_ONESELF.test(found))
    return true;
  return (CARED_FOR.test(around) || PLAYED.test(around)) && !OF_ONESELF.test(sentenceAt(plain, at));
};

/** Whether words are of a game, a stage, code or a joke, and none of them says anything of their author's life. */
export const isPlayed = (plain: string): boolean => PLAYED.test(plain) && !OF_ONESELF.test(plain);

const HIGH_UP =
  '(?:balcony|terrace|roof ?(?:top|terrace)|window|riverbank|river|lake|sea|quay|pier|bridge|balkon|terrasse|dachterrasse|fenster|fluss|see|meer|brucke|balcon|fenetre|toit-terrasse|bord de l.eau|riviere|mer|pont|terraza|azotea|ventana|rio|mar|puente|muelle)';
const COMFORT =
  '(?:tea|cuppa|coffee|cocoa|wine|beer|pint|book|breakfast|sun|sunshine|blanket|knitting|ice cream|tee|kaffee|kakao|wein|bier|buch|fruhstuck|sonne|decke|the|cafe|tisane|vin|biere|livre|bouquin|soleil|te|mate|vino|cerveza|libro|sol|desayuno)';
/** "Sitting on the balcony with tea": a place that is high or by the water, something that does one good, and nothing else said. */
const AT_PEACE = new RegExp(
  `^(?:[\\p{L}'’-]+[ ,]+){0,7}?(?:\\b${HIGH_UP}\\b.{0,30}\\b(?:with|mit|avec|con|and|und|et|y|in|im|au|al|bei)\\b.{0,20}\\b${COMFORT}|\\b(?:with|mit|avec|con|a|my|meinem|einer|einem|mon|ma|un|une|mi|una)\\b.{0,14}\\b${COMFORT}\\b.{0,30}\\b${HIGH_UP})\\b(?:[ ,]+[\\p{L}'’-]+){0,5}[.! ]*$`,
  'u',
);
const BUT =
  /\b(?:not?|nothing|never|last|over|end|done|without|alone|anymore|goodbye|jump\w*|fall\w*|down|nicht|nichts|nie|letzte\w*|ende|ohne|allein\w*|spring\w*|mehr|runter|pas|plus|rien|jamais|derni\w*|fin|sans|seule?|saut\w*|no|nada|nunca|ultim\w+|final|sin|sol[oa]|salt\w*|adios|tabletten|pills|pastillas)\b/;

/** As `plainly` gives it; no other word says or denies anything. */
export const isAtPeace = (plain: string): boolean => AT_PEACE.test(plain) && !BUT.test(plain);

const TURNS_TO_GOOD = new RegExp(phrases`
  \b(?:(?:friend|sister|brother|mum|mom|husband|wife|freundin|freund|schwester|amie?|soeur|amig[oa]|herman[oa]) (?:is|ist|est|esta) (?:\w+ ){0,2}(?:with me|bei mir|avec moi|conmigo)
  |feel(?:ing|s)? (?:\w+ )?better|(?:geht|gehts) (?:\w+ ){0,3}besser|(?:vais|va|sens) (?:\w+ )?mieux|(?:siento|estoy|encuentro) (?:\w+ )?mejor
  |(?:tired|lonely|exhausted|knackered|mude|einsam|erschopft|fatiguee?|crevee?|seule?|cansad[oa]|agotad[oa]|sol[oa]) (?:[\w']+ ){0,5}(?:but|aber|mais|pero) (?:i|ich|hab\w*|j'ai|je|he|\w+e)\b)
`);

/** Somebody is with them, it is better, or they did something all the same: "I feel lonely but I finished the shed". */
export const turnsToGood = (plain: string): boolean => TURNS_TO_GOOD.test(plain);
