import { phrases } from '../plain-text.ts';
import { plainly } from '../understanding/sentences.ts';

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
