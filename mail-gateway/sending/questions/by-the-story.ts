/** After several days in a row with a win. */
export const streak = [
  'You are on a roll. What was the latest good turn?',
  'Another stone for the pile: what went well?',
  'Good days are adding up. What runs through them?',
  'You keep making things happen. What was the latest?',
  'Some good days in a row: what is behind them?',
  'Something keeps moving. What moved this time?',
  'What do you do these days that is becoming a habit?',
  'Which of the last few days had the most in it, and what was it?',
  'You have a run going. What would you like to add to it?',
] as const;

/** After some days without a word: easy to answer, and nothing is owed. */
export const gentle = [
  'What is one small thing that went right lately?',
  'What would you tell a friend over coffee about the last few days?',
  'What is one thing you are glad is done?',
  'What is one thing you got through lately?',
  'What has kept you busy lately?',
  'Which moment of the past days would you keep?',
  'What did you manage lately, even on a hard day?',
  'In one line: what went well lately?',
  'What is the smallest thing that you are pleased with lately?',
  'Whom did you make smile lately, and how?',
  'What was a bright spot of the last few days?',
  'What did you do lately that felt like you?',
  'What went better than expected lately?',
  'What is off your list now that was on it before?',
  'What did you look after lately?',
  'What is going quietly well these days?',
  'What is one good thing to note about these days?',
] as const;

/** While the journal is still empty. */
export const beginning = [
  'What is one thing you did lately that you are glad about?',
  'What did you last feel quietly proud of?',
  'What do people come to you for?',
  'What have you done in the last month that you would like to remember?',
  'What went well lately, however small?',
  'What do you do well that others find hard?',
  'Which piece of work from the past year would you tell your family about?',
  'What was the last good thing that came of your work?',
  'What did you do lately that somebody was glad about?',
] as const;

/** With the word that fewer mails come from now on. */
export const fewer = [
  'What went well these past weeks, big or small?',
  'What of the past few weeks would you like to remember?',
  'Which good moment of the past weeks comes to mind first?',
  'What have you got done these past weeks, in one line?',
  'What are you pleased with, looking at the past weeks?',
] as const;

/** With the word that none comes any more until they are wanted. */
export const last = [
  'Whenever it suits you: what went well?',
  'What is one thing from the past month worth keeping?',
  'What are you glad about, looking back on the past month?',
  'What would you like to remember of this past month?',
] as const;
