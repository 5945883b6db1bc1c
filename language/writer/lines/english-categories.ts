import type { Lines } from './lines.ts';

export const englishCategories: Lines['categories'] = {
  Delivery: [
    'That is finished and out of the door. Somebody can rely on it now.',
    'Planned is one thing, done is another. This is done.',
    'You got it over the line, and that is what people count on.',
  ],
  'Process improvement': [
    'That makes things easier again and again, not just once.',
    'Somebody had to look at how it is done and make it better.',
    'Small change or large, it goes on working after today.',
  ],
  'Problem solving': [
    'There was a problem, and now there is not. That is you at work.',
    'You did not leave it for somebody else. You looked for a way until there was one.',
    'It takes a clear head to get from “this does not work” to “solved”.',
  ],
  People: [
    'People are better off where somebody looks out for them, as you did here.',
    'That is the part of work that is about people, and it matters more than it gets credit for.',
    'You put something into other people here. That tends to last.',
  ],
  Leadership: [
    'Somebody had to take it in hand, and that was you.',
    'You carried responsibility for more than yourself there.',
    'That is what leading looks like in everyday life.',
  ],
  Communication: [
    'Getting through to people is a skill, and it shows here.',
    'The right words at the right moment change how things go on.',
    'You said it so that it arrived. That is not a given.',
  ],
  Customers: [
    'People remember how they were treated, and you treated them well.',
    'That is good work for somebody who could have gone elsewhere.',
    'Somebody in front of you had a need, and you took care of it.',
  ],
  Sales: [
    'Business like that does not come by itself. You went and got it.',
    'Somebody was convinced enough to say yes. That is your work.',
    'That brings something in, and your part in it is on record now.',
  ],
  'Quality and safety': [
    'Careful work shows in what does not happen. You made sure of it.',
    'People can rely on it, because you took it seriously.',
    'That is the kind of care which keeps others safe without their noticing.',
  ],
  Care: [
    'Care like this rarely shows in any figure. Here it is written down.',
    'Somebody was looked after, and you were the one who did it.',
    'What you did there mattered to a person, and that is enough.',
  ],
  Teaching: [
    'Somebody is further along than before, and you helped them get there.',
    'You passed something on, and it will not stop there.',
    'Patience and a good explanation: both are in this.',
  ],
  Research: [
    'One more thing is known that was not known before.',
    'That took patience and a close look, and you had both.',
    'You looked properly, and now there is something to build on.',
  ],
  Learning: [
    'You are a step further than you were before.',
    'What you have learned stays yours, whatever comes next.',
    'That is time put into yourself, and it is well spent.',
  ],
  Creativity: [
    'You made something, and it has your handwriting.',
    'Ideas are plenty; you brought one into the world.',
    'That came out of your own head and hands.',
  ],
  Organisation: [
    'When things run smoothly, somebody has thought of them beforehand. You did.',
    'That puts some order into things, and everybody after you has it easier.',
    'Keeping track of it all is work of its own. You did it.',
  ],
};

export const englishAny: Lines['any'] = [
  'Good that you wrote it down: it counts, and it is easily forgotten.',
  'That is worth keeping, and now it is kept.',
  'One more for the journal, and it is yours.',
  'Days are made of things like this. This one will not get lost.',
  'Good to have that in black and white.',
];
