import { phrases } from '../text/plain-text.ts';

/** A row with somebody, told first. */
const QUARREL = new RegExp(phrases`
  ^.{0,40}?\b(?:(?:had|having) (?:a |another |the )?(?:\w+ )?(?:row|argument|bust[- ]up|fight|shouting match|falling out) with (?!the (?:new|wrong)\b)|had it out with|(?:fell|fallen) out with|shouted at each other
  |(?:krach|zoff|riesenstreit|knatsch) mit|(?:gezofft|aneinandergeraten) mit|mit \w+ (?:\w+ )?(?:gezofft|gekracht|aneinandergeraten)
  |(?:engueulade|prise de bec|accrochage) avec|(?:me suis|s'est) (?:engueulee?|disputee?|prise? la tete) avec
  |(?:bronca|bronca gorda|pelea|trifulca) con|(?:peleado|pelee) con)\b
`);
/** It was settled, or won. */
const SETTLED =
  /\b(?:made (?:it )?up|sorted|settled|resolved|apologi[sz]ed|shook hands|agreed|agreement|won|paid|got (?:it|them|the)|geklart|vertragen|geradegebogen|versohnt|geeinigt|ausgesprochen|entschuldigt|gewonnen|reconcili\w*|excuse\w*|regle\w*|arrange\w*|d'accord|gagne\w*|arreglad\w*|las paces|solucionad\w*|acuerdo|gan\w+|victoire|vitoria|cerr\w+|disculp\w*)\b/;

/** As `plainly` gives it. */
export const tellsOfQuarrel = (plain: string): boolean => QUARREL.test(plain) && !SETTLED.test(plain);
