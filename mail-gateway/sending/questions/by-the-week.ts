/** For those who are asked once a week, on whichever day that is. */
export const week = [
  'What are you glad you got done in the past week?',
  'What moved forward in the past week because of you?',
  'Who did you help in the past week, and with what?',
  'What went better this past week than the one before?',
  'What would have gone wrong in the past week without you?',
  'What did the past week teach you that you will use again?',
  'What did you finish in the past week, big or small?',
  'What was the hardest thing you handled in the past week?',
  'What did somebody thank you for in the past week?',
  'Which decision of the past week was a good one?',
  'What did you make easier for others in the past week?',
  'What would your colleagues call your best work of the past week?',
  'What did you keep from going wrong in the past week?',
  'What changed in the past week because you spoke up?',
  'Which result of the past week can you put a number on?',
  'What did you try in the past week that was new to you?',
  'What took care or patience in the past week?',
  'What did you show or teach somebody in the past week?',
  'Which piece of work from the past week would you show to others?',
  'Where did you get stuck in the past week, and how did you get out?',
  'What did you sort out in the past week that had been lying around?',
  'Which two or three things of the past week are worth remembering?',
  'What did you do in the past week that nobody had asked you for?',
] as const;

/** On a Monday, for those who are asked daily: with the week before still in mind. */
export const monday = [
  'What from last week are you still pleased about?',
  'Which thing that you did last week is paying off now?',
  'What did last week teach you that this one can use?',
  'What did you finish last week that makes this week lighter?',
  'Whose week did you make easier last week, and how?',
  'If last week had a headline about your work, what would it say?',
  'What did you begin last week that is worth carrying on?',
  'What was the best hour of your last week?',
  'What went right last week that could easily have gone wrong?',
] as const;

/** On a Friday. */
export const friday = [
  'What was the best thing you did this week?',
  'What got done this week that you are glad to leave behind you?',
  'Which three things happened this week because of you?',
  'What was harder this week than it looked from outside?',
  'Whom did you help most this week?',
  'What did this week show that you are good at?',
  'Which moment turned your week for the better?',
  'What from this week belongs in your next review?',
  'What did you move this week, even by an inch?',
] as const;

/** On Saturdays and Sundays, at work or off. */
export const weekend = [
  'What from the past few days deserves a moment of pride?',
  'What did the week ask of you that you gave?',
  'Looking at the past seven days: what went right?',
  'For whom did you do something good this week?',
  'What did you do this week, at work or elsewhere, that you are glad about?',
  'What did you learn this week, anywhere at all?',
  'What gave you energy this week?',
  'What about this week would you like to remember in a year?',
  'Which effort of the week paid off, even a little?',
  'What did you do well this week that nobody asked you to?',
  'What made somebody smile this week, thanks to you?',
  'Which moment of this week would you tell at dinner?',
] as const;
