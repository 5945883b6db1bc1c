import { asksOnly } from '../reader/details/how-to-answer.ts';
import { type LearnedReading, learnedReading } from '../reader/model/learned-reading.ts';
import { plainly } from '../reader/words/sentences.ts';
import { saidOnce } from '../text/said-once.ts';
import { heardAsCrisis } from './crisis.ts';
import { crisisIn } from './crisis-in.ts';
import { hardDayIn } from './hard-day-in.ts';
import type { CrisisHeard } from './hard-words.ts';
import type { HardDayHeard } from './heard.ts';

/** Nobody writes longer of a hard day; what is beyond is read like any other words. */
const MOST_HEARD = 16 * 1024;

/**
 * Hears a hard day before anything is looked for in its words; null for any other. A crisis is heard by the rules, which have the
 * widest net, or by the model. Where our question waits for an answer (`answers`) or the words were given as a win (`asWin`), the
 * model must be surer. The same words, the same answer. `learned` is for callers that have asked it of these words already.
 */
export const hearHardDay = (
  words: string,
  { answers = false, asWin = false, learned = learnedOf(words) } = {},
): HardDayHeard | null => {
  const text = saidOnce(words.slice(0, MOST_HEARD));
  if (!/\p{L}/u.test(text)) return null;
  if (asksOnly(text) && !isCrisisByRules(text)) return null;
  const heard = { text, plain: plainly(text), learned };
  const crisis = crisisIn(heard, { answers, asWin });
  if (crisis) return { tone: 'crisis', ...crisis, rest: '', remark: words };
  const hard = hardDayIn(heard, answers);
  return hard && { ...hard, rest: `${hard.rest}${words.slice(text.length)}` };
};

/** The model's reading of as much of these words as a hard day is looked for in. */
export const learnedOf = (words: string): LearnedReading => learnedReading(words.slice(0, MOST_HEARD));

/** The same without the model: at once, for callers that must know before a provider is shown anything. */
export const crisisByRules = (words: string): CrisisHeard | null => heardAsCrisis(plainly(words.slice(0, MOST_HEARD)));
export const isCrisisByRules = (words: string): boolean => crisisByRules(words) !== null;
