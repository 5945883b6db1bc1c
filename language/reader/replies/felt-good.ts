import { phrases } from '../../text/plain-text.ts';
import { plainly } from '../words/sentences.ts';

const VERY =
  '(?:so|really|very|just|absolutely|quite|pretty|bloody|echt|richtig|mega|total|sehr|voll|ganz|riesig|si|trop|tellement|tres|super|vraiment|tan|muy|re|bien) ';

/** Somebody says of themselves that they were glad, proud or relieved; of words as `plainly` gives them. */
const FELT = new RegExp(
  phrases`
    \b(?:i'm|i am|im|i feel|i felt|i was|feeling|felt) (?:${VERY})*(?:happy|glad|proud|relieved|delighted|chuffed|buzzing|thrilled|over the moon|on cloud nine|stoked|ecstatic|elated|touched|like a million)
    |\b(?:so|dead|well|very|really) (?:happy|proud|chuffed|relieved) (?:with|of|about|i|that|to|for)\b|\btears of (?:joy|happiness|relief)|\b(?:cried|could cry|jumped|crying) (?:with|for|of) (?:joy|happiness|relief)|\bmade me (?:${VERY})*(?:happy|proud)
    |\b(?:ich )?(?:bin|war|fuhle mich|fuhl mich) (?:${VERY})*(?:glucklich|stolz|froh|erleichtert|happy|geruhrt|begeistert|uberglucklich)|\bfreue? mich (?:${VERY}|riesig|total|sehr|so\b|wie )|\b(?:hab|habe) mich (?:${VERY})*gefreut|\bvor freude\b
    |\b(?:je )?(?:suis|etais|me sens) (?:${VERY})*(?:heureux|heureuse|fiere?|contente?|soulagee?|ravie?|emue?|aux anges)\b|\bpleure de joie|\btrop (?:contente?|heureuse|heureux|fiere?)\b
    |\b(?:estoy|estaba|me siento|me senti) (?:${VERY})*(?:feliz|content[oa]|orgullos[oa]|aliviad[oa]|emocionad[oa]|ilusionad[oa])|\bque (?:alegria|ilusion|orgullo)\b|\b(?:llore|lloramos) de (?:alegria|emocion)|\bme hizo (?:${VERY})*feliz
  `,
);
/** Denied, or of somebody else, or not yet. */
const NOT =
  /\b(?:not|n't|never|would be|will be|if|hope|nicht|nie|ware|wurde|wenn|pas|jamais|serais|si|no|nunca|estaria|ojala)\b/;
const BEFORE = 24;

export const saysItFeltGood = (text: string): boolean => {
  const plain = plainly(text);
  const found = FELT.exec(plain);
  return found !== null && !NOT.test(plain.slice(Math.max(0, found.index - BEFORE), found.index + found[0].length));
};

const PLACE = phrases`
  (?:job|post|role|place|position|gig|promotion|offer|stelle|posten|platz|zusage|ausbildungsplatz|poste|place|emploi|puesto|plaza|trabajo|beca|empleo)
`;
/** Somebody got what they had hoped for, and says so in a breath. */
const GOT_IT = new RegExp(phrases`
  (?:^|[.!?…] )(?:and |so |well |yes+ |omg |guess what )*(?:i|we) (?:just |finally |actually |really )?(?:got|landed) (?:it|the (?:\w+ ){0,2}${PLACE})(?=[!. ]*(?:$|[.!]))
  |(?:^|[.!?…,] )(?:ich )?(?:hab|habe) (?:den|die) (?:\w+ )?${PLACE}(?: bekommen| gekriegt| sicher)?(?=[!.])
  |(?:^|[.!?…,] )(?:je l'ai (?:eue?|decrochee?)|j'ai (?:eu|decroche|obtenu) (?:le|la) ${PLACE})(?= ?[!.])|(?:^|[.!?…,] )(?:me (?:lo|la) han dado|me han (?:cogido|dado (?:el|la) ${PLACE})|(?:he conseguido|consegui) (?:el|la) ${PLACE})(?=[!. ]*(?:$|[.!]))
`);

/** As `plainly` gives it. */
export const saysTheyGotIt = (plain: string): boolean => GOT_IT.test(plain);
