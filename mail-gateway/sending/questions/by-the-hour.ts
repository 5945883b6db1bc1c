/** The seven that the oldest events name by their places: kept in this order for good. For the end of a day. */
export const firstQuestions = [
  'What did you get done today that you are glad about?',
  'What moved forward today because of you?',
  'Who did you help today, and with what?',
  'What worked better today than it did last week?',
  'What would have gone wrong today without you?',
  'What did you learn today that you will use again?',
  'What small thing did you finish today?',
] as const;

/** When most of the day is over. */
export const evening = [
  ...firstQuestions,
  'What was the best quarter of an hour today?',
  'What are you leaving in good shape tonight?',
  'What got solved today that was still open this morning?',
  'Who has an easier day tomorrow because of you?',
  'What surprised you today, in a good way?',
  'What did you handle well today?',
  'Which moment of today would you like to remember?',
  'What did you do today that took some care?',
  'Whom did you make things easier for today?',
  'What did you decide today, and why was it right?',
] as const;

/** When the day has hardly begun; for the mornings after a working day. */
export const morning = [
  'What went well yesterday?',
  'What did you get done yesterday that you are glad about?',
  'Who did you help yesterday, and with what?',
  'What moved forward yesterday because of you?',
  'What was the best moment of your day yesterday?',
  'What did you find out yesterday that will be useful?',
  'What did you hand on yesterday in better shape than you got it?',
  'What is one thing from yesterday worth writing down?',
  'What was settled by the end of yesterday?',
  'Which part of yesterday would you gladly do again?',
  'What did you handle well yesterday?',
] as const;
