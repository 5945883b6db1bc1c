import type { InsightSentences } from './insight-sentences.ts';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = (count: number): string => NUMBERS[count] ?? String(count);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const english: InsightSentences = {
  number,
  on: (date) => `on ${date}`,
  opening: [
    (When, wins) => `${When} you wrote down ${wins} wins`,
    (When, wins, days) => `${When} you added ${wins} wins${days > 1 && days < 8 ? ` on ${number(days)} days` : ''}`,
    (When, wins) => `${When} your journal grew by ${wins} wins`,
  ],
  sinceOpening: (wins, Since) => `${Since} you have written down ${wins} wins`,
  single: (When, on, quote) => `${When} there is one win, from ${on.replace(/^(?:on|in) /, '')}: ${quote}`,
  more: (more, then) => `, ${number(more)} more than ${then}`,
  same: (then) => `, as many as ${then}`,
  fewer: (before, then) => `, after ${before} ${then}`,
  all: (name, wins) => (wins === 2 ? `Both are about ${name}.` : `All of them are about ${name}.`),
  most: (name, wins, all) => `${capital(wins)} of the ${all} are about ${name}.`,
  several: (names) => `Most often they are about ${names}.`,
  spread: (names) => `They are spread wide: ${names}.`,
  counted: (name, wins) => `${name} (${wins})`,
  grown: (name, wins, before, then) => `There is clearly more about ${name} than ${then}: ${wins}, after ${before}.`,
  first: (names) => `New in your journal: ${names}.`,
  arrived: (name, when, wins) => `Something that came along ${when}: ${name}, with ${wins} wins since.`,
  lately: (names) => `The last three months were above all about ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} of ${all})`,
  back: (name, when) => `You are back at ${name}, for the first time since ${when.replace(/^in /, '')}.`,
  shifted: (early, late, when) => `In the first half it was mostly ${early}; ${when} it has been mostly ${late}.`,
  threads: [
    (names) => `What keeps coming up: ${names}.`,
    (names) => `Running through it: ${names}.`,
    (names) => `You come back more than once to ${names}.`,
  ],
  thread: (name, wins) => `${name} (in ${wins} wins)`,
  streak: (days) => `Your longest run was ${days} days in a row.`,
  richest: (wins, when) => `The fullest month was ${when.replace(/^in /, '')}, with ${wins}.`,
  told: {
    'step-up': [
      (on, quote) => `${capital(on)} you had news: ${quote}`,
      (on, quote) => `Your work was rewarded ${on}: ${quote}`,
    ],
    passed: [
      (on, quote) => `${capital(on)} it was done: ${quote}`,
      (on, quote) => `${capital(on)} came a result you can keep: ${quote}`,
    ],
    change: [
      (on, quote) => `${capital(on)} you had both ends of a change: ${quote}`,
      (on, quote) => `A change you can count, ${on}: ${quote}`,
    ],
    saved: [
      (on, quote) => `${capital(on)} you worked out what it saves: ${quote}`,
      (on, quote) => `Something saved, ${on}: ${quote}`,
    ],
    praise: [
      (on, quote) => `${capital(on)} it came from somebody else: ${quote}`,
      (on, quote) => `You wrote down what somebody said ${on}: ${quote}`,
    ],
    mended: [
      (on, quote) => `${capital(on)} something had gone wrong, and you put it right: ${quote}`,
      (on, quote) => `Then there is the one ${on}, which began badly: ${quote}`,
    ],
    first: [
      (on, quote) => `${capital(on)} you did something for the first time: ${quote}`,
      (on, quote) => `There was a first ${on}: ${quote}`,
    ],
    figure: [
      (on, quote) => `${capital(on)} you put a number on it: ${quote}`,
      (on, quote) => `Then there is this one ${on}: ${quote}`,
    ],
    helped: [
      (on, quote) => `${capital(on)} it was about somebody else: ${quote}`,
      (on, quote) => `You were there for others ${on}: ${quote}`,
    ],
    done: [(on, quote) => `${capital(on)} you wrote: ${quote}`, (on, quote) => `And from your notes ${on}: ${quote}`],
  },
  above: [
    (told) => `Start with the biggest one. ${told}`,
    (told) => `One stands out. ${told}`,
    (told) => `If you remember one thing, take this. ${told}`,
  ],
  why: {
    'step-up': [
      'That is other people deciding on what they have seen you do.',
      'A step like that says more than any list of tasks.',
    ],
    passed: ['That one is yours for good.', 'It belongs in your CV, with its date.'],
    change: [
      'With both numbers in it, nobody has to take your word for it.',
      'That is the kind of sentence a review is made of.',
      'Keep both numbers together; they tell the story by themselves.',
    ],
    saved: [
      'That is a figure a manager understands at once.',
      'Savings like this are easy to forget and worth repeating.',
    ],
    praise: [
      'Keep the words as they were said; they carry more weight than your own.',
      'That is a reference, even if nobody called it one.',
    ],
    mended: [
      'Owning up and changing what caused it is worth as much as a success.',
      'Not everybody would have written that down. It shows how you deal with it.',
    ],
    first: ['The next time it will be a little more ordinary, so it is good that you noted it.', 'First times count.'],
    figure: ['The number makes it easy to picture.', ''],
    helped: ['That does not show in any statistics, and it counts.', ''],
    done: ['', ''],
  },
  shareFigures: 'All three come with a number, which makes them easy to use later.',
  shareCategory: (name) => `All three have to do with ${name}.`,
  sharePraise: 'More than once it was somebody else who said it.',
  shareThread: (name) => `Two of the three have a common thread: ${name}.`,
  thinned: (name, wins, before, then) =>
    `Less was written about ${name}: ${wins === 0 ? 'nothing' : number(wins)}, after ${before} ${then}.`,
  quiet: (name, when) => `${capital(name)} last came up ${when}.`,
  tryGap: (on, quote) =>
    `Something to work on, in your own words ${on}: ${quote} One small step on that would be a win to write down.`,
  tryBefore: (wins) =>
    `An idea for next time: ${wins} of your wins name a figure, but not what it was before. Add the earlier one, too, and it becomes a result.`,
  tryFigure: (on) =>
    `An idea for next time: add a number. How many, how long or how much was it in the win you wrote ${on}? A rough one is enough.`,
  tryPraise:
    'An idea for next time: when somebody thanks you or praises your work, write down their words as well. There are none in here yet.',
  tryEffect: (on) =>
    `An idea for next time: go back to the win you wrote ${on} and add one line on what has come of it since.`,
};
