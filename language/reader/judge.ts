import type { LearnedReading } from './model/learned-reading.ts';
import type { Passage } from './passages.ts';
import { isAboutUsAlone } from './replies/said-to-us.ts';
import { isLeadIn } from './words/lead-ins.ts';
import { plainly, sentencesOf } from './words/sentences.ts';
import { isSmallTalk } from './words/small-talk.ts';
import { tellsDone } from './words/tells-done.ts';
import { namesWin, withoutLead } from './words/win-lead.ts';

type Chances = Passage['chances'];
type Tones = LearnedReading['tones'];

const LEAST = 0.005;
const oddsOf = (chance: number): number => Math.log((chance + LEAST) / (1 - chance + LEAST));
const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));
export const hardOf = ({ setback, distress, crisis }: Readonly<Record<'setback' | 'distress' | 'crisis', number>>) =>
  setback + distress + crisis;
const askOf = ({ request, question, correction }: Chances): number => request + question + correction;

/**
 * The weights of a win: the odds of what the model makes of the passage, then of the whole message. All weights here are fitted on
 * messages that the model had not seen.
 */
const OF_WIN = {
  none: -0.3,
  win: 1.1,
  chat: -0.25,
  hard: 0.75,
  ask: -0.5,
  wholeHard: -0.3,
  wholeChat: -0.1,
  named: -1,
} as const;
/** The weights of a wish: the odds of what the model makes of the passage, and that its words name one. */
const OF_WISH = { none: 0.6, asks: 1.45, named: 0.8 } as const;

export const winChance = ({ chances, named }: Passage, tones: Tones): number =>
  probability(
    OF_WIN.none +
      OF_WIN.win * oddsOf(chances.win) +
      OF_WIN.chat * oddsOf(chances.chat) +
      OF_WIN.hard * oddsOf(hardOf(chances)) +
      OF_WIN.ask * oddsOf(askOf(chances)) +
      OF_WIN.wholeHard * oddsOf(hardOf(tones)) +
      OF_WIN.wholeChat * oddsOf(tones.chat) +
      (named === null ? 0 : OF_WIN.named),
  );

export const wishChance = ({ chances, named }: Passage): number =>
  probability(
    OF_WISH.none + OF_WISH.asks * oddsOf(chances.request + chances.correction) + (named === null ? 0 : OF_WISH.named),
  );

/** From these probabilities on a passage is a win: any, and one whose first word tells that something was done. */
const WIN = 0.5;
const WIN_TOLD = 0.2;
/** Few words that are a whole message, and say of nothing that it was done, are one where the model is this sure: else it is asked. */
const WIN_OF_FEW = 0.6;
const FEW_WORDS = 4;
/** From here on it is a wish, where it is not more surely a win; and from here on one that is asked back. */
const WISH = 0.5;
const MAYBE_WISH = 0.3;
const QUESTION = 0.5;

/** What somebody says who was asked, and asks nothing of us by it. */
const ASKS_WHY =
  /^(?:and |but )?(?:why (?:do you ask|are you asking)|warum frag\w*|pourquoi (?:cette question|vous demandez)|por que (?:pregunt\w+|lo pregunt\w+))\b/;

/** What a passage is taken for; `maybe` a wish; `none` of these. */
export type Verdict = 'win' | 'wish' | 'question' | 'maybe' | 'none';

export const verdictOn = (passage: Passage, tones: Tones, isAlone: boolean): Verdict => {
  const { text, chances } = passage;
  const plain = plainly(text);
  const [win, wish] = [winChance(passage, tones), wishChance(passage)];
  if (isLeadIn(plain)) return 'none';
  if (passage.isStory) return 'win';
  if (asksAboutUs(passage)) return 'question';
  if (wish >= WISH && wish > win && (passage.named !== null || !isSmallTalk(plain))) return 'wish';
  if (isSmallTalk(plain) || isAboutUsAlone(plain) || ASKS_WHY.test(plain)) return 'none';
  const isTold = namesWin(text) || tellsDone(text);
  const isUnsure = isAlone && !isTold && chances.win < WIN_OF_FEW && text.split(/\s+/).length <= FEW_WORDS;
  if (win >= (isTold ? WIN_TOLD : WIN) && !isUnsure) return 'win';
  if (passage.is === 'win' && passage.named === 'change-profile' && win >= WIN_TOLD) return 'win';
  if ((passage.is === 'question' || chances.question >= QUESTION) && text.includes('?')) return 'question';
  return wish >= MAYBE_WISH ? 'maybe' : 'none';
};

/** "Do you keep old entries?": a question, or a wish of which neither words nor model know the kind. */
const asksAboutUs = ({ text, named, chances, kindCertainty }: Passage): boolean =>
  named === null && text.endsWith('?') && kindCertainty < UNSURE_KIND && chances.question >= MAYBE_QUESTION;
const UNSURE_KIND = 0.6;
const MAYBE_QUESTION = 0.15;

/** A win in its writer's words, without what joined it to others, and without what is said to us behind it. */
export const winIn = (text: string): string =>
  withoutLead(withoutParting(text).replace(JOINT, '').replace(LAST_JOINT, ''));

/** "Got the VAT return in and trained the new lad": the second begins with its verb, the first ends before the "and". */
const JOINT = /^(?:and|und|et|y) (?=\S+ \S)/u;
const LAST_JOINT = /[,;]$|(?<=\S \S+)[,;]? (?:and|und|et|y)$/u;

/** "Trained two nurses today. Have a good one!" */
const withoutParting = (text: string): string => {
  const last = sentencesOf(text).at(-1) ?? '';
  const told = text.slice(0, Math.max(0, text.length - last.length)).trim();
  return told !== '' && text.endsWith(last) && isSmallTalk(plainly(last)) ? told : text;
};
