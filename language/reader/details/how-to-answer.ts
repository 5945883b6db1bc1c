import { plainly, sentencesOf } from '../words/sentences.ts';
import { questionsIn } from './about-oneself.ts';

/** It asks about its writer's own work, says how to answer, and nothing else: "What should I work on? Don't be nice." */
export const asksOnly = (words: string): boolean => {
  const { asked, rest } = questionsIn(words);
  return asked.length > 0 && isHowToAnswer(rest);
};

/** The words beside a question only say how, and from what, to answer it. */
export const isHowToAnswer = (rest: string): boolean =>
  sentencesOf(rest).every((sentence) => !/\p{L}/u.test(sentence) || HOW.test(plainly(sentence)));

const HOW =
  /^(?:(?:and|but|please|pls|bitte|und|aber|ruhig|also|ok|thanks|thank you|danke|merci|gracias|s'il (?:te|vous) plait|por favor)[, ]*)*(?:(?:don't|do not) (?:be (?:too )?(?:nice|kind|gentle|polite|shy)|hold back|sugar ?coat (?:it|anything)?|spare me|go easy)|be (?:honest|blunt|frank|straight|brutal|harsh|specific|brief|nice|kind|brutally honest)(?: with me| please)?|(?:i )?can (?:take|handle) it|no sugar ?coating|(?:with )?(?:evidence|dates?|examples?|numbers?|proof)(?: (?:please|pls))?(?:,? (?:with|w\/?|and) ?(?:dates?|examples?|numbers?|evidence))?|i never know what to say(?: .*)?|i can never think of anything(?: .*)?|sei (?:ruhig |bitte |gern )?(?:ganz )?ehrlich(?:,? ich halt'?e? das aus)?|ich halt'?e? das aus|(?:nicht|ohne) schonreden|mit (?:daten|beispielen|zahlen|belegen)|mir fallt (?:da |dazu )?(?:immer |nie )?(?:nix|nichts|was)(?: .*)?|sois (?:franc|franche|honnete)|soyez (?:franc|honnete)|avec (?:des )?(?:exemples|dates|chiffres)|se (?:sincer[oa]|honest[oa])|con (?:ejemplos|fechas|cifras)|please|pls|bitte|thanks|thank you|danke|merci|gracias)[.! ]*$/u;
