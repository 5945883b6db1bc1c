import type { Voice } from '../voice.ts';

export const worth: Voice['worth'] = {
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
