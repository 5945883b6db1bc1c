/** A group of rules: the constants it consists of, by file below `language/`, and what stands in their place without it. */
export type Group = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NEVER = '() => false';
const NONE = '() => null';

/** Every group of rules beside the model, by its name. */
export const groups: Readonly<Record<string, Group>> = {
  'wishes by name': { 'reader/wishes/named.ts': { wishNamed: NONE } },
  commands: { 'reader/wishes/named.ts': { commandIn: NONE } },
  'wishes by details': { 'reader/passages.ts': { namedByDetails: NONE } },
  'cuts at wishes': {
    'reader/passages.ts': {
      unitsOf: '(words, part) => [{ ...part, named: wishNamed(words.slice(part.start, part.end)) }]',
    },
  },
  'stumps and headings': { 'reader/passages.ts': { isStump: NEVER, isHeading: NEVER } },
  plans: { 'reader/passages.ts': { plansAt: '() => Number.POSITIVE_INFINITY' } },
  'small talk': {
    'reader/words/small-talk.ts': { isSmallTalk: NEVER },
    'reader/replies/said-to-us.ts': { isAboutUsAlone: NEVER },
    'reader/replies/pleasantries.ts': { isPleasantry: NEVER, acknowledges: NEVER },
    'reader/replies/small-day.ts': { isSmallDay: NEVER },
  },
  'told as done': {
    'reader/words/tells-done.ts': { tellsDone: NEVER },
    'reader/words/win-lead.ts': { namesWin: NEVER },
  },
  'doubts about changes': { 'reader/wish.ts': { isDoubtful: NEVER } },
  'short wishes': { 'reader/wish.ts': { saysAll: NEVER } },
  'words for machines': { 'reader/wishes/for-machines.ts': { isForMachines: NEVER } },
  'questions about oneself': {
    'reader/details/about-oneself.ts': { questionsIn: '(words) => ({ asked: [], rest: words })' },
  },
  careers: { 'reader/details/career-lines.ts': { careerIn: '(rest) => ({ career: [], rest })' } },
  'crisis rules': { 'safety/crisis.ts': { heardAsCrisis: NONE } },
  'crises in the whole': { 'safety/crisis-in.ts': { isLearnedCrisis: NEVER } },
  'crises in few words': { 'safety/crisis-in.ts': { isShortCrisis: NEVER } },
  'crises in a sentence': { 'safety/crisis-in.ts': { heardInPart: NEVER } },
  'last things': { 'safety/kind-of-crisis.ts': { lastThings: '() => ({ last: 0, everyDay: 0 })' } },
  'figures and games': {
    'safety/figures-of-speech.ts': { hasFigure: NEVER },
    'safety/look-alikes.ts': { isPlayed: NEVER },
  },
  'no crisis': { 'safety/crisis-in.ts': { isOther: NEVER } },
  'hard words': {
    'safety/day.ts': { dayIn: NONE },
    'safety/surely-hard.ts': { isSurelyHard: NEVER },
    'safety/despair.ts': { despairIn: NONE },
  },
  'no hard day': { 'safety/hard-day-in.ts': { isNone: NEVER } },
  'may be hard': { 'safety/hard-day-in.ts': { mayBeHard: NEVER } },
};

/** All of these groups as one. */
export const together = (names: readonly string[]): Group => {
  const all: Record<string, Record<string, string>> = {};
  for (const name of names)
    for (const [file, constants] of Object.entries(groups[name] as Group)) all[file] = { ...all[file], ...constants };
  return all;
};
