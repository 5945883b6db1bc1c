import type { Change } from '../change.ts';
import type { Lines, Voice } from '../voice.ts';
import { about, done } from './openings.ts';

const amount = ({ difference, unit, kind }: Change): string => {
  if (unit.length === 1 && unit !== '%' && kind === 'money') return difference;
  if (kind === 'share') return difference === '1' ? '1 point' : `${difference} points`;
  return `${difference} ${difference === '1' ? unit.replace(/s$/, '') : unit}`;
};

const change = (stated: Change, rhythm: string | null): Lines => {
  const often = rhythm && (stated.kind === 'time' || stated.kind === 'money') ? ` ${rhythm}` : '';
  const much = amount(stated);
  if (stated.saved && (stated.kind === 'time' || stated.kind === 'money'))
    return [
      `A clear result with a number: ${much} saved${often}.`,
      `${much} less${often}, which anyone can picture.`,
      `Before and after are both there: ${much} saved${often}.`,
    ];
  const [word, way] = stated.down ? ['less', 'down'] : ['more', 'up'];
  if (stated.kind === 'count' || stated.kind === 'share')
    return [
      `A clear result with a number: ${way} by ${much}.`,
      `Before and after are both there: ${way} by ${much}.`,
      `Measured at both ends, and ${way} by ${much}.`,
    ];
  return [
    `A clear result with a number: ${much} ${word}${often}.`,
    `Before and after are both there: ${much} ${word}${often}.`,
  ];
};

/** Names of tools and methods keep their capital inside a sentence; every other skill loses it there. */
const named = new Set(
  'Angular Docker Git Go Java Kaizen Kotlin Kubernetes Python React Ruby Rust Swift Vue WordPress'.split(' '),
);

const keepsCapital = (name: string): boolean => named.has(name) || /^.+\p{Lu}|^\P{Lu}|^\p{Lu}\P{Ll}/u.test(name);
const inside = (name: string): string => (keepsCapital(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));

const worth: Voice['worth'] = {
  Delivery: [
    'Finished work is soon taken for granted, so it is good to have it here.',
    'It is one more thing that can be pointed to.',
    'A plain entry, and it will be clear later what was done.',
  ],
  'Process improvement': [
    'Changes to the way of working are easily forgotten once they run.',
    'What was changed on purpose is worth a line of its own.',
    'It shows an eye for how the work is done.',
  ],
  'Problem solving': [
    'A problem that is gone is seldom spoken of, so it is good to have it here.',
    'It shows somebody who stayed with it.',
    'Trouble that was dealt with belongs on the record.',
  ],
  People: [
    'Work on people is easy to overlook, and it counts.',
    'What was given to others is worth a line of its own.',
    'It shows care for how others get on.',
  ],
  Leadership: [
    'It shows that somebody took the lead.',
    'A direction that was given is worth having on record.',
    'Such moments are forgotten faster than results.',
  ],
  Communication: [
    'It shows that things were put into words.',
    'What was said well is seldom written down, so it is good to have it here.',
    'Words at the right place are work as well.',
  ],
  Customers: [
    'It shows who the work is for.',
    'What is done for customers is worth having on record.',
    'Such things stay longer with them than with you.',
  ],
  Sales: [
    'It belongs to the record of what came in.',
    'A step like this is worth having on record.',
    'It is one more thing that can be pointed to.',
  ],
  'Quality and safety': [
    'What did not go wrong is seldom seen, so it is good to have it here.',
    'It shows an eye for what matters before it shows.',
    'Care taken early is work as well.',
  ],
  Care: [
    'It was there for somebody, and that counts.',
    'Such moments rarely stand in a report, so it is good to have it here.',
    'Care leaves few traces, and this is one.',
  ],
  Teaching: [
    'What was passed on stays with others.',
    'It shows the work behind what others learn.',
    'Teaching is seldom counted, so it is good to have it here.',
  ],
  Research: [
    'It is a step that later ones can stand on.',
    'Work on open things is worth a line of its own.',
    'What was looked into is easily forgotten, so it is good to have it here.',
  ],
  Learning: [
    'What was learned is easily taken for granted later.',
    'It shows somebody who goes on learning.',
    'A step like this is worth having on record.',
  ],
  Creativity: [
    'Something is there that was not there before.',
    'It shows a hand of its own.',
    'Made things deserve a line of their own.',
  ],
  Organisation: [
    'Order is seldom noticed while it lasts, so it is good to have it here.',
    'It shows the work that keeps other work going.',
    'What was put in its place is worth a line.',
  ],
  Other: [
    'It is noted in your own words, which is what counts.',
    'A plain entry, and it will make sense later.',
    'It was worth writing down, and now it is.',
  ],
};

export const english: Voice = {
  keepsCapital,
  change,
  done,
  about,
  figure: (figure) => [
    `With a number to hold on to: ${figure}.`,
    `The figure makes it solid: ${figure}.`,
    `The count is there as well: ${figure}.`,
    `It can be measured, too: ${figure}.`,
  ],
  how: (how) =>
    how
      ? [`It says how as well: ${how}.`, `How it was done stands there too: ${how}.`, `The way there is named: ${how}.`]
      : [
          'It says how it was done, so it can be done again.',
          'How it was done is there as well.',
          'That it tells the way makes it useful to others.',
        ],
  forWhom: (whom) => [
    `It says who gains by it: the ${whom}.`,
    `And it is clear whom it was for: the ${whom}.`,
    `Those who feel the difference are named: the ${whom}.`,
  ],
  outcomes: {
    grief: [],
    assent: [
      'The answer was yes, and that makes it a result.',
      'Carried to a yes.',
      'It ended in agreement, which is worth having on record.',
    ],
    thanks: [
      'What came back from others belongs to the story.',
      'That it was noticed is part of the win.',
      'The response is worth remembering on a slower day.',
    ],
    independent: [
      'It shows in what others can do now.',
      'That it goes on without you is the best proof.',
      'What others manage alone is the result.',
    ],
    punctual: [
      'The timing is part of the result.',
      'In good time, which people remember.',
      'That it was not late makes it stronger.',
    ],
    first: [
      'A first time is worth marking.',
      'That it was a first makes it a milestone.',
      'Firsts are easy to forget later, so it is good to have this noted.',
    ],
    hard: [
      'It was not made easy for you, and you say so honestly.',
      'The conditions were against it, and it happened all the same.',
      'That it was hard belongs to the record.',
    ],
    alone: ['On your own, which is worth saying.', 'That nobody else carried it is part of the story.'],
    flawless: [
      'Nothing went wrong, and that takes work.',
      'A clean result, which rarely comes by itself.',
      'What did not go wrong is named, and that is a strong result.',
    ],
  },
  dated: [
    'Naming both outcome and date makes it easy to use in a review.',
    'With outcome and day in it, it will still make sense in a year.',
  ],
  skills: (names) => {
    const [first = '', second] = names.map(inside);
    if (!first) return [];
    if (!second)
      return [
        `Worth citing when someone asks about ${first}.`,
        `It belongs under ${first} on your record.`,
        `Worth bringing up when someone asks about ${first}.`,
        `Good evidence of ${first}.`,
      ];
    return [
      `Worth citing when someone asks about ${first} or ${second}.`,
      `It belongs under ${first} and ${second} on your record.`,
      `Good evidence of ${first}, and of ${second}.`,
    ];
  },
  worth,
  grief: {
    first: ['That is a hard thing to be part of.', 'Some days ask a great deal.', 'This is heavy, and it counts.'],
    second: [
      'Writing it down is enough for today.',
      'There is nothing to add to it, only respect for it.',
      'Not everything has to be turned into a result.',
    ],
  },
  wordless: [
    'There are no words here to go by yet. A line about what you did is enough.',
    'This holds nothing that can be read as words. Write a line whenever you like, and it will be read.',
  ],
  unread: [
    'Kept exactly as you wrote it. The language is not one that can be read here yet, so nothing is guessed about it.',
    'Your words are kept as they are. They are in a language that cannot be read here yet, and guessing would not do them justice.',
  ],
};
