import type { Season } from '#domain/schedule/season.ts';

/** In the seasons of a review year. Half of the world has its summer in January: nothing here speaks of weather. */
export const bySeason: Readonly<Record<Season, readonly string[]>> = {
  start: [
    'What did you get good at last year that helps you now?',
    'What from last year would you like to do more of?',
    'What have you already set going this year?',
    'Which win of last year would you bring up first in a review?',
    'What are you doing differently this year, and how is it going?',
    'What was the first thing to go well this year?',
    'Which of your skills is getting stronger this year?',
    'What did last year teach you that you have used since?',
  ],
  'mid-year': [
    'Looking at the year so far: what are you proudest of?',
    'What have you done this year that was in no plan, and was right?',
    'Which goal of this year has come closer, and how?',
    'What can you do now that you could not do in January?',
    'What would you put first in a mid-year review?',
    'Who has gained most from your work this year, and what?',
    'What has changed around you this year because of you?',
    'Which result of this half-year can you put a number on?',
  ],
  autumn: [
    'What are you bringing to a good end before the year closes?',
    'Which project of this year has most of you in it?',
    'What would be missing this year without you?',
    'Which result of this year can you put a number on?',
    'What have others said about your work this year?',
    'Where have you taken on more this year than before?',
    'Which work of this year would you show to whoever decides on your pay?',
    'What did you get going this year that now runs without you?',
  ],
  'year-end': [
    'What must not be missing from your review of this year?',
    'What was your best month this year, and why?',
    'Which win of this year are you proudest of?',
    'What can you do now that you could not do a year ago?',
    'Who would thank you for this year, and for what?',
    'What did this year ask of you that you had never done before?',
    'What have you changed for good this year?',
    'What did you carry through this year, from start to end?',
  ],
};
