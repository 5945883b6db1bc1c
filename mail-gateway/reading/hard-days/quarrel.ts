import { phrases } from '../plain-text.ts';

/** A row with somebody, told first. */
const QUARREL = new RegExp(phrases`
  ^.{0,40}?\b(?:(?:had |having )?(?:a |another |the )?(?:\w+ )?(?:row|argument|blazing row|bust[- ]up|fight|shouting match|falling out) with|had it out with|(?:fell|fallen) out with|shouted at each other
  |(?:krach|zoff|streit|riesenstreit|knatsch) mit|(?:gestritten|gezofft|aneinandergeraten) mit|mit \w+ (?:\w+ )?(?:gestritten|gezofft|gekracht|aneinandergeraten)
  |(?:engueulade|dispute|prise de bec|accrochage) avec|(?:engueulee?|disputee?|prise? la tete) avec
  |(?:bronca|pelea|discusion|bronca gorda|rinas?|trifulca) con|(?:discutido|peleado|reñido|renido|discuti|pelee) con)\b
`);
/** It was settled, or won. */
const SETTLED =
  /\b(?:made (?:it )?up|sorted|settled|resolved|apologi[sz]ed|shook hands|agreed|agreement|won|paid|got (?:it|them|the)|geklart|vertragen|geradegebogen|versohnt|geeinigt|ausgesprochen|entschuldigt|gewonnen|reconcili\w*|excuse\w*|regle\w*|arrange\w*|d'accord|gagne\w*|arreglad\w*|las paces|solucionad\w*|acuerdo|gane|ganado|disculp\w*)\b/;

/** As `plainly` gives it. */
export const tellsOfQuarrel = (plain: string): boolean => QUARREL.test(plain) && !SETTLED.test(plain);
