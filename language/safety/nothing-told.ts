import { phrases } from '../text/plain-text.ts';

/** "Don't put that down as a win": what was told is not to be kept, whatever it may be. */
const NOT_TO_KEEP = new RegExp(phrases`
  \b(?:(?:(?:do not|don't|dont) (?:(?:really )?(?:want|need) (?:you )?to )?(?:make|turn) (?:it|this|that) into (?:a win|an achievement|anything|something)
  |(?:do not|don't|dont|please never|no need to) (?:(?:want|need) (?:you )?to )?(?:keep|count|put|log|record|save|note|list|file|add|see) (?:it|this|that|any of (?:it|this|that))(?: down)? as (?:a |an |one of my |my )?(?:wins?|achievements?|success(?:es)?|accomplishments?)
  |(?<!\b(?:they|we|he|she|nurses|you|people|staff) )(?:do not|don't|dont) (?:want (?:you )?to )?(?:write|put|note) (?:it|this|that) down
  |(?:bitte |das |es |mach )?(?:nicht|nix|kein\w*) (?:bitte )?(?:als (?:erfolg|gewinn) (?:\w+ )?(?:aufschreiben|speichern|eintragen|notieren|festhalten|nehmen|werten|zahlen|behalten)|erfolg (?:draus|daraus) machen)|(?:mag|will|mocht\w*) (?:\w+ ){0,3}(?:nix|nichts) (?:\w+ )?(?:aufschreiben|eintragen|notieren|festhalten)
  |(?:schreib|trag|notier|speicher)\w* (?:das|es|dies) (?:bitte |jetzt |ja |bloss )*(?:nicht|nirgends) (?:auf|ein|als erfolg)|mach (?:da|daraus|da bitte|bitte)? ?(?:\w+ )?kein(?:en)? erfolg
  |(?:mets|mettez|met|garde|gardez|note|notez|compte|comptez|enregistrez?|prends|prenez) (?:surtout )?(?:pas|rien)(?: (?:ca|cela|le|la))? (?:comme|dans|en) (?:une |mes |des )?(?:reussites?|victoires?|succes)|(?:veux|voudrais) (?:pas|rien) (?:en faire (?:une reussite|quelque chose)|noter|le noter)
  |no (?:me )?(?:lo|la|los|las|esto) (?:pongas|apuntes|guardes|cuentes|anotes|registres|pon|pongan|apunten|guarden|cuenten|ponga|guarde|cuente|apunte) (?:como|de|por|en) (?:un |mis |los )?(?:logros?|exitos?|victorias?)|no quiero (?:apuntar(?:lo)?|anotar(?:lo)?|guardarlo|que (?:lo |esto )?(?:cuente|quede|sea) (?:como )?(?:un )?(?:logro|exito))))\b
`);

/** Its author looks for something done, and finds nothing. */
const NOTHING_DONE = new RegExp(
  phrases`
  \b(?:(?:what (?:did|have) (?:i|we) (?:\w+ )?(?:got |get |gotten |achieved?|accomplish(?:ed)?|managed?|do|done)[^.!?]{0,24}|what i (?:got|get|have|did) (?:got )?(?:done)?[^.!?]{0,16})[.?!:, -]+(?:absolutely |well |erm |um )*(?:nothing|nowt|zilch|nada|sod all|bugger all|fuck all|not one thing|not a thing)(?=[.!?,]|$)
  |(?:i|we) (?:have |'ve )?(?:got|did|done|achieved|managed|accomplished|finished) (?:absolutely |precisely |sweet |literally |exactly )*(?:nothing|nowt|zilch|sod all|bugger all|fuck all|naff all|not a thing)(?: done)?(?: today| all day| this week| again)?(?=[.!?,]|$)
  |(?:can't|cant|cannot|couldn't|couldnt) think of (?:one|a single|any) ?(?:thing|win|achievement)\b
  |(?:heut\w* |hab\w* |ich |wir )(?:\w+ ){0,3}(?:nix|nichts|garnix|garnichts|gar nichts|rein gar nichts) (?:\w+ )?(?:geschafft|erreicht|hinbekommen|hingekriegt|zustande gebracht|gerissen|auf die reihe)
  |(?:nix|nichts|garnix|garnichts|gar nichts) (?:geschafft|hingekriegt|auf die reihe)|frag\w* mich (?:heut\w* )?(?:bitte |einfach |lieber |bloss )*(?:nix|nichts|nicht|gar nicht)(?!,? (?:warum|wie|wieso|weshalb|wer|was|wo|ob)\b)
  |(?:n'ai rien|ai rien) (?:reussi|accompli|foutu|fichu)|rien (?:reussi|accompli|foutu|fichu)|reussi quoi[ ?.!,]+rien|j'ai (?:fait|reussi) (?:quoi|aujourd'hui)[ ?.!,]+rien(?=[.!?,]|$)
  |nada que contar|no (?:he hecho|hice|he conseguido|consegui|he logrado|logre) (?:absolutamente )?nada(?! (?:mas|menos|mal))|que (?:he (?:hecho|conseguido|logrado)|hice|logre|consegui)[^.!?]{0,16}[?.! ]+nada(?=[.!?,]|$))(?![\p{L}])
`,
  'u',
);

/** Turns from it to what was done all the same. */
const TURNS =
  /\b(?:but|except|apart from|other than|still|though|anyway|actually|at least|aber|ausser|trotzdem|immerhin|doch|naja|na ja|bis auf|mais|sauf|a part|quand meme|en fait si|au moins|pero|bueno si|salvo|excepto|aparte|al menos|menos)\b/;

/** As `plainly` gives it. */
export const asksNotToKeep = (plain: string): boolean => NOT_TO_KEEP.test(plain);

/** As `plainly` gives it; what they turn to behind it may be a win. */
const saysNothingDone = (plain: string): boolean => {
  const said = NOTHING_DONE.exec(plain);
  return said !== null && !TURNS.test(plain.slice(said.index + said[0].length));
};

/** Whether whoever tells of a day says that no win is to be found in it, or to be made of it; as `plainly` gives it. */
export const tellsNoWin = (plain: string): boolean => asksNotToKeep(plain) || saysNothingDone(plain);
