/** What a check-in asks. Kept in this order for good: events name a question by its place. */
export const questions = [
  'What did you get done today that you are glad about?',
  'What moved forward today because of you?',
  'Who did you help today, and with what?',
  'What worked better today than it did last week?',
  'What would have gone wrong today without you?',
  'What did you learn today that you will use again?',
  'What small thing did you finish today?',
] as const;

const DAY = 24 * 60 * 60_000;

/** A different question each day, going round. `at` is ISO 8601. */
export const questionFor = (at: string): number => Math.floor(Date.parse(at) / DAY) % questions.length;
