import type { Category } from '#domain/wins/categories.ts';

/** Some days after a win of that category: what came of it is the half of it that is easily forgotten. */
export const afterWin: Readonly<Record<Category, readonly [string, string]>> = {
  Delivery: [
    'You got something over the line lately. What has come of it since?',
    'Who is using what you delivered lately, and what do they say?',
  ],
  'Process improvement': [
    'You improved how something is done. What is different now?',
    'How much time does your latest improvement save, and whose?',
  ],
  'Problem solving': [
    'You solved a problem lately. What has that spared people since?',
    'How did you find the way out of the last problem you solved?',
  ],
  People: [
    'You did something for the people around you lately. What came of it?',
    'Who in your team is doing better lately, and what was your part in it?',
  ],
  Leadership: [
    'You took the lead lately. What did others do well because of it?',
    'What did your latest decision as a lead make possible?',
  ],
  Communication: [
    'You found the right words lately. What changed after them?',
    'What was understood at last because you explained it?',
  ],
  Customers: [
    'You looked after a customer lately. What did you hear back?',
    'What does a customer have now because of you?',
  ],
  Sales: [
    'Something was sold lately because of you. What made the difference?',
    'What has followed from the last deal you brought in?',
  ],
  'Quality and safety': [
    'You made something safer or better. What does that prevent now?',
    'How does it show that your latest care for quality paid off?',
  ],
  Care: [
    'You cared for somebody lately. What did it change for them?',
    'What did you notice in caring for others lately that helped?',
  ],
  Teaching: [
    'You taught somebody something lately. What can they do now?',
    'How did you make something click for somebody lately?',
  ],
  Research: [
    'You found something out lately. What does it make possible?',
    'Who has used your latest findings, and for what?',
  ],
  Learning: [
    'You learned something lately. Where have you used it since?',
    'What can you do now, thanks to what you learned lately?',
  ],
  Creativity: [
    'You made something new lately. How did people take it?',
    'Where did the idea for your latest work come from?',
  ],
  Organisation: [
    'You put something in order lately. What runs better now?',
    'What did your latest planning make possible?',
  ],
  Other: [
    'You wrote down something good lately. What has come of it since?',
    'Who gained from the last win you wrote down, and how?',
  ],
};
