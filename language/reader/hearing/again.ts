import { plainly } from '../understanding/sentences.ts';

const AGAIN =
  /\b(?:again|wieder|(?:de|a) nouveau|otra vez|de nuevo|nuevamente|vuelv\w*|volv\w*|regres\w*|reanud\w*|retom\w*|repren\w*|reprise|resum\w*|restart\w*|reactiv\w*|arran[cq]\w*|(?:i'm|am|ich bin|je suis|estoy|ya estoy) (?:back|zuruck|de retour|de vuelta))\b/;

/** "Write again on Mondays" may end a pause, and may be the day of every week. */
export const mayEndPause = (text: string): boolean => AGAIN.test(plainly(text));
