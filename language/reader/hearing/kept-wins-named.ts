import { phrases } from '../../text/plain-text.ts';
import { MONTH, monthNamed, weekdayNamed } from '../understanding/languages/languages.ts';

const NUMBERED =
  '(?:one|two|three|four|five|six|seven|eins|zwei|drei|vier|funf|sechs|sieben|une?|deux|trois|quatre|cinq|six|sept|uno|dos|tres|cuatro|cinco|seis|siete)';
const ORDINAL = phrases`
  (?:first|second|third|fourth|fifth|sixth|last|middle|1st|2nd|3rd|[4-9]th|erste|zweite|dritte|vierte|funfte|letzte|mittlere|premier|premiere|deuxieme|troisieme|quatrieme|cinquieme|dernier|derniere
  |primer|primer[oa]|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa])[nrs]?
`;
const LABEL =
  '(?:number|num\\.?|no\\.?|n[o°º]\\.?|nr\\.?|#|items?|points?|entry|entries|wins?|nummer|punkte?|eintrage?|numero|ligne|entree|entrada|punto)';
const WIN_OF_LIST =
  '(?:one|ones|entry|entries|win|wins|bit|line|item|point|note|punkt|eintrag|erfolg|zeile|entree|ligne|victoire|reussite|note|entrada|logro|punto|nota|linea)';
const COPULA = phrases`
  (?:'s|is|are|was|were|isn'?t|wasn'?t|should|needs?|says?|happened|belongs?|twas|war|waren|ist|sind|is|soll|sollte|muss|gehort|gehoren|stimmt|fehlt|steht|est|etait|sont|c'?est|c'?etait|ce|n'est|n'etait|serait|devrait|doit|a reprendre|a supprimer
  |es|son|era|eran|fue|fueron|no|se|ya|esta|debe|deberia|dice|pone|sobra)
`;
const GIVEN_UP =
  '(?:ok|okay|good|yes|no|out|weg|raus|fuera|again|oui|non|bien|pareil|make it|to be|bleibt|zusammen\\w*)';
const START = phrases`
  (?:^|[.!?;:] )(?:(?:hi|hello|hey|hallo|moin|bonjour|salut|hola|and|und|et|y|so|also|but|aber|mais|pero|no|nah|nope|nein|non|ah|oh|oops|oups|ups|sorry|pardon|perdon|actually|please(?: note)?|pls|bitte|svp|stp|por favor
  |btw|attends|en outre|wait|i beg|veuillez noter que|in|en|dans|bei|beim|zu|for|re|re your list:|about|that|des|das|der|die|den|dem|the|le|la|el)[,:]? ?){0,4}
`;

const SMALL = '(?:[1-9]|[12]\\d)(?![\\d.%€]|[,:]\\d)';

/** A number with a word for what it counts: "#5", "nummer 2", "items 2 and 5". */
const LABELLED = new RegExp(
  `(?:${START}|\\b(?:in|zu|bei|dans|split|items?|en|la) (?:the |la |le |el |der )?)(?:${LABEL} ?${SMALL}|(?:number|item|point|win|entry|nummer|punkt|eintrag|numero|entree|entrada|punto) ${NUMBERED})(?![\\w-])(?! (?:${MONTH}))`,
);
/** A number that is a subject: "2 war letzte woche", "1, 2 und 5 gehören zusammen", "la 3 no es mía". */
const NUMBERED_SUBJECT = new RegExp(
  `${START}${SMALL}(?: ?(?:&|\\+|,|and|und|et|y) ?(?:(?:die|der|la|le|el) )?${SMALL})*,? (?:${COPULA}|${GIVEN_UP})(?![\\w-])`,
);
const SPELLED_SUBJECT = new RegExp(
  `${START}(?:${NUMBERED}|${ORDINAL}) (?:is|ist|war|est|c'est|es|was|stimmt|oui|yes|non)(?: \\w+){0,2} ?(?:not|nicht|nit|net|ned|pas|no|falsch|wrong|non|mal|sino)\\b`,
);
const ARTICLE_AND_NUMBER = new RegExp(
  `\\b(?:die|der|das|le|la|el|los de la|en la|dans la|dans le|in der) ${SMALL},? (?:${COPULA}|${GIVEN_UP}|et (?:le|la) \\d|y (?:la|el) \\d|und (?:die|der) \\d|pusi\\w+|en dos|tu peux)(?![\\w-])`,
);
const ORDERED = phrases`
  (?:^|[,;.!?:] |\b(?:please|pls|can (?:you|u)|also|and|so|bitte|ihr|du|sie|svp|stp|et|y|j'oublie,|por favor|equivoque,) ?)(?:drop|delete|remove|scrap|bin|split|separate|merge|join|combine|club|take out|get rid of|streich(?:e|t|en)?|losch(?:e|t|en)?|entfern\w*|trenn\w*|nimm|borr(?:a|e|en|ad)|quit(?:a|e|en)(?:me)?|saca|saquen|elimin(?:a|e|en)|separ(?:a|e|en)|part[ie]|unanse|une|junt(?:a|e|en)|hace una sola de
  |supprime[rz]?|enleve[rz]?|retire[rz]?|effacez?|fusionne[rz]?|regroupe[rz]?|scinde[rz]?|coupez?)
`;
/** An order over one of a list. */
const ORDERED_OF_LIST = new RegExp(
  `${ORDERED}(?: (?:me|moi|the|die|den|das|le|la|el|los|las|les|both|please|bitte|por favor))* (?:${LABEL} ?)?(?:${SMALL}(?! (?:${MONTH}))|${ORDINAL}(?= ?(?:$|[,;.:!]|\\d|(?:y|et|und|and|que|please|bitte|${WIN_OF_LIST})\\b))|celle|celui|esa\\b|ese\\b|(?:\\w+ )?(?:one|entry|win)\\b)`,
);
/** The list itself, ours or theirs. */
const LIST = phrases`
  \b(?:in|on|of|from|re|to) (?:the|your|my) list\b|\b(?:in|auf|von|aus) (?:der|meiner|eurer|deiner|ihrer) liste\b|\b(?:dans|de|sur) (?:la|votre|ta|ma) liste\b|\b(?:en|de) (?:la|su|tu|mi) lista\b
`;
const OF_LIST = new RegExp(LIST);
/** One of them by what it says, by its place, or by when it was sent. */
const NAMED_BY_WORDS = new RegExp(phrases`
  \b(?:that|the|this) (?:${ORDINAL} )?(?:one|two|bit|win|entry|story)(?: bit)? (?:about|with|from|where|i sent)\b|${START}${ORDINAL} ${WIN_OF_LIST}\b|\b(?:that|the) ${ORDINAL},? (?:is|was) (?:partly |not |wrong)|\b(?:das|die|der) (?:mit|uber|von) (?:de[rmn]|das|die)\b|${START}${ORDINAL}(?: (?:ist|is|war|kannst|hab|stimmt)\b)
  |\b(?:cel(?:le|ui) (?:d'|du|de|sur|ou)|le win|la note ou)|\bde la ${ORDINAL} ligne\b|${START}${ORDINAL}(?: (?:n'est|est a|c'est|n'etait)\b)|\b(?:la|el|lo|ese|esa|eso) que (?:dice|puse|mande|pone)\b|^(?:ese|esa|eso) del?\b|${START}${ORDINAL}(?: (?:pone|dice|no (?:es|fue|era)|y la)\b)|^(?:ah |no |y |pero )*(?:esa|ese|eso) no (?:es|fue|era)\b
`);
const PUT_RIGHT = new RegExp(phrases`
  \b(?:not|\w+n't|wasnt|isnt|wrong|incorrect|mistake|error|should|same|twice|duplicates?|drop|remove|delete|bin|correct|fix|separate\w*|split|nicht|nit|net|ned|kein\w*|falsch|fehler|doppelt|dasselbe|gleich\w*|identisch|raus\w*|weg|streich\w*|losch\w*|verwechselt|vertan|sondern|korrigier\w*
  |pas|faux|fausse|erreur|double|doublon|meme|separe|enlev\w*|supprim\w*|effac\w*|retir\w*|changer|corrig\w*|devrait|no|sino|mal|error|misma?o?|dos veces|borr\w*|quit\w*|sac\w*|corrij\w*|arregl\w*|eran|debe|decir|unanse|separ\w*)\b
`);
/** The list that mails are sent to. */
const OF_MAILS =
  /\b(?:quitenme|quitame|borrarme|borrenme|borrame|saquenme|sacame|enleve[zr]?[- ]moi|retire[zr]?[- ]moi|take me off|remove me|streicht? mich|nehmt mich)\b/;
/** Says of itself that something was told wrong. */
const SLIPPED =
  /\b(?:zahlendreher|vertippt|vertan|verschrieben|mistyped|erreur de frappe|je me (?:suis )?trompee?|me comi los numeros|faute de frappe|erreur dans mon|habts? ihr verwechselt|lo entendio mal|deux fois le|revoir la formulation|la contaste dos veces)\b/;
const SAID_BY_US =
  /\b(?:(?:you|sie|ihr|vous|ustedes) (?:wrote|put|noted|schreiben|schreibt|habt .{0,30}(?:geschrieben|notiert)|haben .{0,30}(?:geschrieben|notiert)|avez (?:note|ecrit|mis)|pusieron|escribieron)|it says \d|pusi(?:eron|steis)|apuntasteis|anotaron)\b/;

/** Speaks of a win that we keep already, and of what is to be done with it; of words as `plainly` gives them. */
export const speaksOfKeptWin = (plain: string): boolean =>
  plain.length <= LONGEST &&
  !OF_MAILS.test(plain) &&
  (NUMBERED_SUBJECT.test(plain) ||
    SPELLED_SUBJECT.test(plain) ||
    ARTICLE_AND_NUMBER.test(plain) ||
    ORDERED_OF_LIST.test(plain) ||
    SLIPPED.test(plain) ||
    ((LABELLED.test(plain) || OF_LIST.test(plain) || NAMED_BY_WORDS.test(plain)) && PUT_RIGHT.test(plain)) ||
    (SAID_BY_US.test(plain) && /\d/.test(plain)) ||
    contrasts(plain));
const LONGEST = 300;

/** "It was 41 parents, not 14": of two things of a kind it says that it is the one and not the other. */
const contrasts = (plain: string): boolean => {
  const { said = '', other = '' } = CONTRAST.exec(plain)?.groups ?? {};
  return KINDS.some((isOf) => isOf(said) && isOf(other));
};
const CONTRAST = new RegExp(phrases`
  \b(?:it|that|there|they|es|das|c'?est|c'?etait|etait|ce|client|was|were|waren|war|fue|fueron|era|eran|no es)\b(?<said>[^.;!?]{1,60}?)(?:,| -)? ?(?:and |und |et |y )?\b(?:not|nicht|pas|non|no|sondern|sino)(?: \w+)? (?<other>[^.;!?]{1,24})
`);
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);
const KINDS: readonly ((text: string) => boolean)[] = [
  (text) => /\d/.test(text),
  (text) => wordsOf(text).some((word) => weekdayNamed(word) !== null),
  (text) => wordsOf(text).some((word) => monthNamed(word) !== null),
];
