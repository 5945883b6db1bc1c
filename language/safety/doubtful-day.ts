import { saysTheyGotIt } from '../reader/replies/felt-good.ts';
import { type Heard, SURE_WIN } from './heard.ts';
import { turnsToGood } from './look-alikes.ts';
import { tellsNoWin } from './nothing-told.ts';
import { tellsOfQuarrel } from './quarrel.ts';

/**
 * From here on it is asked. Of strangers' wins two in a hundred are this doubtful, and of hard days that would be kept as wins
 * a third (decision 0075).
 */
const DOUBTFUL = 0.5;
/** "Took three to the mortuary today": by its words alone, whatever the rules make of it. */
const DISTRESSED = 0.6;
/** A few words that may well be a crisis, and are no sure win: of thirty-three such ones twenty were. */
const MAYBE_CRISIS = 0.25;

/** "Had to leave at 1. Nowt else today": what was a little hard, and is closed so. */
const NOTHING_ELSE =
  /\b(?:nothing|nowt) else today\b|\bsonst (?:nix|nichts) (?:heute?|mehr)\b|\brien d'autre\b|\bnada mas hoy\b/;
const A_LITTLE_HARD = 0.3;

/** Whether what tells of a win may as well tell of a hard day: nobody wants to find such a one among their wins. */
export const isDoubtfulDay = (heard: Heard): boolean =>
  tellsNoWin(heard.plain) || tellsOfQuarrel(heard.plain) || (!saysTheyGotIt(heard.plain) && mayBeHard(heard));

const mayBeHard = ({ plain, judged, learned }: Heard): boolean =>
  (NOTHING_ELSE.test(plain) && judged.setback + judged.distress >= A_LITTLE_HARD) ||
  judged.setback + judged.distress + judged.crisis >= DOUBTFUL ||
  learned.tones.distress + learned.tones.crisis >= DISTRESSED ||
  (learned.shortCrisis >= MAYBE_CRISIS && judged.win < SURE_WIN && !turnsToGood(plain));
