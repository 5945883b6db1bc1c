import { phrases } from '../../text/plain-text.ts';
import { isAddressed } from '../wishes/named.ts';
import { reportsDone } from './reports-done.ts';
import { plainly } from './sentences.ts';

/** What its author did, behind what they met: "…, so I went there", "…, also habe ich angerufen", "…, je l'ai corrigé". */
const DEED = new RegExp(
  phrases`
    (?<=(?:[,;:.–—] ?| - |(?<!\p{L})(?:so|but|then|until|after|because|instead|and|also|aber|dann|deshalb|darum|trotzdem|und|alors|donc|mais|et) ))
    (?:(?:so|but|and|then|instead|in the end|also|aber|alors|donc|mais|et) )*
    (?:(?:i|we)(?:'ve| have)? (?!(?:would|could|should|will|can|want|need|wanted|meant|said|wrote|typed|told|mean|think|thought|forgot)\b)
    |(?:hab|habe|haben|bin|sind) (?:ich|wir) |(?:ich|wir) (?:hab|habe|haben|bin|sind) 
    |(?:j'ai|je (?:l'|les |lui |leur )ai|je (?:me |m'y |y )?suis|on (?:l'|les )?a|nous (?:l'|les )?avons) (?!(?:dit|ecrit|note|mis|voulu)\b))
    [^;.!?]{3,160}
  `,
  'u',
);
const SPANISH_DEED =
  /(?<=(?:[,;:.–—] ?|(?<!\p{L})(?:y|pero|entonces|así que|por eso|al final) ))(?:(?:y|pero|entonces|yo|la|lo|le|les|los|las|me|se lo) )*(?!dije|escribí|puse|quise)(?:\p{L}{2,}(?:é|í)|fui|fuimos|hice|hicimos|\p{L}{2,}(?:amos|imos)|(?:he|hemos) \p{L}{2,}(?:ado|ido|cho|to))(?!\p{L})[^;.!?]{3,160}/iu;

/** Speaks to us, of what we wrote or listed, or of what its author told us before. */
const TO_US = new RegExp(
  phrases`
    (?<!\p{L})(?:you|your|yours|u|ur|du|dir|dich|dein\w*|euch|eu(?:er|re)\w*|ihr|ihnen|vous|vos|votre|tu|te|toi|ton|vosotros|vuestr\w+|ustedes?|os|ti|tu|tus
    |(?:number|nr|nummer|numero|no|n)[.°º]? ?\d+|#\d+|(?:first|second|third|fourth|last|other) (?:one|entry|win|point)|(?:my|the|this|that) (?:entry|entries|wins?|list|journal)|it says|i (?:said|wrote|told|typed|meant|put)|should (?:say|be|read)|correction|typo|mistyped|by mistake|by accident|not me|only|just|the one who|i (?:think|believe)|sounds like|(?:made a|my) mistake|i (?:can't|cannot|didn't|did not|don't|wasn't|was not|haven't|have not)|(?:i|we) (?:really |just )?(?:don't |do not |would |no longer )?(?:want|wish|need|prefer|like)|i'd
    |eintra\w+|erfolge?|korrektur|tippfehler|ich (?:schrieb|meinte)|aus versehen|versehentlich|nur|zuruck|vergessen|verschrieben|ich hab\w* (?:\p{L}+ )?nicht|(?:ich|wir) (?:will|wollen|mochte\w*|brauche\w*)|(?:den|der|das|die) (?:erste|zweite|dritte|letzte)[nrs]?(?= (?:war|ist|bitte|stimmt))
    |entree|reussites?|(?:la|le) (?:\d+|premiere?|deuxieme|troisieme|derniere?)(?= (?:est|etait))|j'ai (?:dit|ecrit|note|mis)|je voulais dire|rectif\w*|par erreur|sans faire expres|seulement|juste|je (?:ne )?(?:veux|voudrais|souhaite|prefere)|je n'ai (?:pas|plus)|n'etai(?:t|ent) pas|c'etait pas|inverse|erreur|ma faute|a l'envers|le double
    |entradas?|logros?|(?:el|la) (?:\d+|primer[oa]|segund[oa]|tercer[oa]|ultim[oa])(?= (?:es|era|fue|esta))|(?:dije|escribi|puse)|correccion|sin querer|por error|solo|(?:no )?(?:quiero|quisiera|prefiero)|lo de(?:l)?|donde pone|perdon|ojo|yo|lo mismo|dos veces|al reves|fui (?:parte|del|de la|finalista)|no (?:l[oa]s? |se |me |fue)\p{L}*)(?!\p{L})
  `,
  'u',
);
/** "It was Moose, not Mouse": one thing in the place of another. */
const CONTRASTS = new RegExp(
  phrases`
    ^(?:(?:no|sorry|nein|non|oh|ah|actually)[, ]+)*(?:(?:it|that|this|they|there|es|das|ce) ?(?:'s|was|were|is|are|war|waren|sind|ist|n'etait|n'est)|c'(?:est|etait)|era|fue|eran|eso)(?!\p{L})
    |[,;–-] ?(?:and |et |und |y )?(?:not|nicht|pas|no|non)(?= [^,.;]{1,40}(?:[.!]*$|,))|(?:^|[:,;] ?)no \p{L}+e(?= )|(?<!\p{L})(?:sondern|sino)(?!\p{L})|(?<!\p{L})(?:did|made|led|hizo|lidero|machte|a fait) [^.;]{2,40}, (?:i|yo|ich|je|j') ?(?:did|made|\p{L}+)
  `,
  'u',
);
/** Where an order may begin; an article at its beginning looks like a Spanish order ("di", "la"). */
const CLAUSE = /[,;:.!–—] ?| (?:and|so|und|also|et|alors|donc|y|asi que) /u;
const ARTICLE = /^(?:d(?:ie|er|as)|les?|la|el|los|las|une?|una) /u;

const FEWEST_WORDS = 8;
const FEWEST_BEFORE = 3;
const LONGEST = 500;

/**
 * Whether a sentence tells what its author met at work, and what they did then: "The original mail could not convince them, so I
 * went there and won the contract". Words such as wrong, last, delete or cancel ask nothing in it.
 */
export const tellsStory = (said: string): boolean => {
  if (said.length > LONGEST || said.split(/\s+/).length < FEWEST_WORDS || said.includes('?')) return false;
  const plain = plainly(said);
  const asks = plain.split(CLAUSE).some((clause) => isAddressed(clause.replace(ARTICLE, '')));
  if (asks || TO_US.test(plain) || CONTRASTS.test(plain)) return false;
  const deed = DEED.exec(plain);
  if (deed && isBehind(plain, deed.index) && reportsDone(deed[0])) return true;
  const spanish = SPANISH_DEED.exec(said);
  return spanish !== null && isBehind(said, spanish.index);
};

const isBehind = (text: string, at: number): boolean => text.slice(0, at).trim().split(/\s+/).length >= FEWEST_BEFORE;
