import type { Category } from './categories.ts';

/** What is asked about a win, in the numbered order of its mail. */
export type Asking = Readonly<{ winId: string; text: string }>;
type Told = Readonly<{ winId: string; text: string; category: string }>;

const NUMBER =
  /\d|[%€£$¥]|\b(?:half|double[ds]?|doubling|twice|triple[ds]?|dozens?|hundreds?|thousands?|millions?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|percent)\b/iu;
/** Words that tell what came of it. */
const RESULT =
  /\b(?:so that|so (?:now|they|we|it|he|she|everyone|nobody|no one)|which (?:means?|meant|saves?|saved|helps?|helped|lets?|led|brought|made)|as a result|result(?:ed|ing)? in|led to|leading to|now (?:they|we|it|everyone|runs?|works?)|no longer|saved|saves|saving|reduc(?:ed|es|ing)|increas(?:ed|es|ing)|improv(?:ed|es|ing)|cut|faster|cheaper|fewer|won|signed|sold|approved|accepted|thanked|praised|feedback was|loved it|(?:was|were|is|are) (?:delighted|happy|grateful|relieved|pleased|thrilled)|instead of|from .{1,40} to )\b/iu;
/** Days that were hard, and words that say little: no time for a question. */
const HARD =
  /\b(?:sick|ill|tired|exhausted|struggl\w+|tough|rough|awful|terrible|burn(?:t|ed) out|overwhelmed|grief|funeral|hospital|anxious|anxiety|depress\w+|cried|crying|just about|barely|only managed|got through)\b/iu;
const FEWEST_WORDS = 3;
/** Whoever wrote so much has said what there is to say. */
const MOST_WORDS = 120;

const RESULTS = [
  'What changed because of it?',
  'What came of it in the end?',
  'What is different now that it is done?',
] as const;

const questions: Readonly<Record<Category, readonly string[]>> = {
  Delivery: ['Who uses it now, and how many are they?', ...RESULTS],
  'Process improvement': [
    'About how much time does it save, and how often?',
    'How long did it take before, and how long does it take now?',
    ...RESULTS,
  ],
  'Problem solving': ['How many people did the problem touch?', 'How long had it been going on?', ...RESULTS],
  People: ['How many people was it for?', 'What did it change for the people it was for?'],
  Leadership: ['How many people did you lead through it?', ...RESULTS],
  Communication: ['Who was it for, and how many were they?', 'What came of it with the people it was for?'],
  Customers: ['What did it change for the customer?', 'How many customers did it reach?'],
  Sales: ['About how much is it worth?', 'How did it compare with your goal?'],
  'Quality and safety': ['What did it prevent, or how often did it happen before?', ...RESULTS],
  Care: ['How many people did it help?', 'What changed for the person you cared for?'],
  Teaching: ['How many learners were there?', 'What can the learners do now that they could not do before?'],
  Research: ['What did it show, in a number if there is one?', 'Who will use what you found?'],
  Learning: ['What can you do now that you could not do before?', 'Where will you use it first?'],
  Creativity: ['Who saw it, and what did those people say?', ...RESULTS],
  Organisation: ['How many people or things did it put in order?', ...RESULTS],
  Other: ['How many people or hours was it about, roughly?', ...RESULTS],
};

/**
 * At most one question worth asking: about the first win that tells neither a number nor what came of it. Null when each
 * does, when there is none, and when the day sounds hard enough. The same wins always get the same question.
 */
export const questionAbout = (wins: readonly Told[]): Asking | null => {
  if (wins.some(({ text }) => HARD.test(text))) return null;
  const lacking = wins.find(({ text }) => lacksResult(text));
  if (!lacking) return null;
  const { winId, category } = lacking;
  const fitting = questions[isCategory(category) ? category : 'Other'];
  return { winId, text: fitting[variantOf(winId) % fitting.length] ?? RESULTS[0] };
};

const lacksResult = (text: string): boolean => {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  return words >= FEWEST_WORDS && words <= MOST_WORDS && !NUMBER.test(text) && !RESULT.test(text);
};

const isCategory = (category: string): category is Category => Object.hasOwn(questions, category);

/** Another win, another wording: a small number made of its id. */
const variantOf = (winId: string): number =>
  [...winId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
