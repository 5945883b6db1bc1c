import type { Voice } from '../voice.ts';

export const askResult: Voice['askResult'] = {
  Delivery: ['What does it make possible?', 'What made it go well?', 'Who has the benefit of it?'],
  'Process improvement': ['How much time does it save?', 'What did the team gain by it?', 'What was it like before?'],
  'Problem solving': [
    'What had been causing it?',
    'What would have happened without you?',
    'How long had it been a problem?',
  ],
  People: [
    'What can they do now that they could not do before?',
    'What did you see change in them?',
    'What did it mean for the team?',
  ],
  Leadership: ['What did the team gain by it?', 'What changed after that?', 'How did the others take it?'],
  Communication: ['How was it received?', 'What happened because of it?', 'What did people do with it?'],
  Customers: ['What did they say afterwards?', 'What was it worth to them?', 'How did it end for them?'],
  Sales: ['What is it worth, in a number you can share?', 'What tipped the balance?', 'What made them choose you?'],
  'Quality and safety': [
    'What could have gone wrong otherwise?',
    'What will stay safer because of it?',
    'What did it keep from happening?',
  ],
  Care: ['How are things now?', 'What made the difference, do you think?', 'What would you like to remember about it?'],
  Teaching: [
    'How could you tell that it had landed?',
    'What did they take away from it?',
    'What would you do the same way again?',
  ],
  Research: [
    'What did it show?',
    'What does it make you want to ask next?',
    'What do you know now that was open before?',
  ],
  Learning: ['Where will you use it first?', 'What was the hardest part?', 'What does it open up for you?'],
  Creativity: ['Who has seen it?', 'What part of it are you proudest of?', 'What did people make of it?'],
  Organisation: [
    'Who has it easier now?',
    'What goes more smoothly because of it?',
    'What would have slipped without it?',
  ],
  Other: ['What changed because of it?', 'What made it a good moment?', 'What would you like to remember about it?'],
};

export const askHow: Voice['askHow'] = [
  'How did you go about it?',
  'A few words on how you did it would round it off.',
  'What was the step that made it work?',
  'What made it possible?',
];

export const askGain: Voice['askGain'] = [
  'What did the team gain by it?',
  'Who feels the difference?',
  'What has it made room for?',
];
