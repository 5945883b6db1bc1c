/** What a question of ours was, what a person wrote back, and what of it answers (all of it where nothing is named). */
export type AnswerCase = Readonly<{ asked: string; words: string; answer?: string; wins?: number; requests?: number }>;

const TIME = 'About how much time does it save, and how often?';
const BEFORE = 'How long did it take before, and how long does it take now?';
const PEOPLE = 'How many people was it for?';
const HELPED = 'How many people did it help?';
const LEARNERS = 'How many learners were there?';
const CHANGED = 'What changed because of it?';
const CAME = 'What came of it in the end?';
const USES = 'Who uses it now, and how many are they?';
const WORTH = 'About how much is it worth?';
const CUSTOMER = 'What did it change for the customer?';

const all = (asked: string, ...replies: readonly string[]): readonly AnswerCase[] =>
  replies.map((words) => ({ asked, words, answer: words }));

/** Answers, and nothing else. */
export const onlyAnswers: readonly AnswerCase[] = [
  ...all(TIME, 'about 3 hours a week', 'it saved £2k', 'half a day', 'an hour, every Friday', '~2h/week', '20 minutes'),
  ...all(TIME, 'I think around two hours a day', 'We saved about 3 hours a week', 'roughly 10% of our time'),
  ...all(TIME, 'It takes ten minutes now instead of an hour.', 'Maybe four hours a month', 'up to 5 hours on Mondays'),
  ...all(BEFORE, 'From two days to one hour.', 'It took a week before, now it is one afternoon.', '3 days, now 20 min'),
  ...all(
    PEOPLE,
    'yes, 40 patients',
    '40',
    'about 40 people',
    'The night team, mostly.',
    'All of the support team, 12 people',
  ),
  ...all(
    PEOPLE,
    'It was for the whole ward.',
    'For them it was about 200 families.',
    'Just one patient',
    'everyone on the floor',
  ),
  ...all(
    HELPED,
    'At least 15 residents',
    'Two families, so far.',
    'Around a dozen children',
    'Only one, but it mattered',
  ),
  ...all(LEARNERS, 'There were 22 of them.', '22 pupils', 'Between 20 and 25', 'a class of 28', 'Twelve apprentices'),
  ...all(
    CHANGED,
    'Fewer complaints from the families and calmer nights for everyone',
    'They can rest on their break now.',
  ),
  ...all(
    CHANGED,
    'No more double bookings.',
    'It means the nurses go home on time.',
    'Nobody has to stay late any more.',
  ),
  ...all(
    CAME,
    'The client signed the contract',
    'They renewed for two years.',
    'She got the job!',
    'It was approved by the board.',
  ),
  ...all(
    USES,
    'The whole finance team, 9 people.',
    'About 400 customers',
    'Everyone in our office',
    'Both of our shops',
  ),
  ...all(WORTH, '£40k', 'around 12,000 euros a year', 'Probably $5,000', '2 million over three years', "I'd say 10k"),
  ...all(
    CUSTOMER,
    'They can order by themselves now.',
    'That saves them a call every day.',
    'Faster answers, and no queue.',
  ),
];

/** Wins, requests and chat that a question does not turn into answers. */
export const noAnswers: readonly AnswerCase[] = [
  ...['Closed 3 tickets today.', 'I trained two nurses this morning.', 'This week I closed the Miller deal.'].map(
    (words) => ({ asked: TIME, words, wins: 1 }),
  ),
  ...['Two new clients signed', '40 patients seen, 2 discharged', 'Fixed the boiler in hall 3.'].map((words) => ({
    asked: TIME,
    words,
    wins: 1,
  })),
  ...['I finished the audit today and sent the report to the board.', 'We launched the new site this morning!'].map(
    (words) => ({ asked: CHANGED, words, wins: 1 }),
  ),
  { asked: PEOPLE, words: 'Yes! Closed the Miller deal today.', wins: 1 },
  { asked: PEOPLE, words: '- Closed Acme\n- Trained two nurses', wins: 2 },
  ...[
    'no idea',
    'thanks!',
    'Not sure, sorry.',
    "I don't know yet",
    'Hard to say',
    'No numbers yet',
    'skip',
    'nope',
  ].map((words) => ({ asked: TIME, words, wins: 0 })),
  ...["I'd have to check with the team", 'Ask me later', "I can't say, it's confidential", 'n/a', 'Good question!'].map(
    (words) => ({ asked: PEOPLE, words, wins: 0 }),
  ),
  ...[
    'sick today',
    'Nothing today, sorry',
    'it was a quiet day',
    'Thank you so much!',
    'Why do you ask?',
    'Hi there',
  ].map((words) => ({ asked: CHANGED, words, wins: 0 })),
  ...['It was a long week.', 'On holiday until Monday.', "I'm tired.", 'Will tell you tomorrow.'].map((words) => ({
    asked: CHANGED,
    words,
    wins: 0,
  })),
  ...['Please send me my CV.', 'Can you send the check-ins at 7 pm?', 'Drop 2'].map((words) => ({
    asked: TIME,
    words,
    wins: 0,
    requests: 1,
  })),
];

/** An answer, and something beside it. */
export const both: readonly AnswerCase[] = [
  {
    asked: TIME,
    words: 'About 3 hours a week. Today I also fixed the printer.',
    answer: 'About 3 hours a week.',
    wins: 1,
  },
  {
    asked: TIME,
    words: 'Fixed the printer today.\n\nAbout your question: 3 hours a week.',
    answer: '3 hours a week.',
    wins: 1,
  },
  { asked: TIME, words: '3 hours a week. Please send me my CV.', answer: '3 hours a week.', wins: 0, requests: 1 },
  { asked: TIME, words: 'Hi!\n\nAround two hours a day.\n\nBest,\nAda', answer: 'Around two hours a day.', wins: 0 },
  {
    asked: PEOPLE,
    words: '40 patients.\n\nToday:\n- Closed Acme\n- Trained two nurses',
    answer: '40 patients.',
    wins: 2,
  },
  {
    asked: PEOPLE,
    words: 'It was for 40 patients. They get their medication on time now.\n\nI also trained a new colleague today.',
    answer: 'It was for 40 patients. They get their medication on time now.',
    wins: 1,
  },
  { asked: TIME, words: 'About 2h a week\nClosed the Miller deal today', answer: 'About 2h a week', wins: 1 },
  {
    asked: TIME,
    words: 'About 3 hours a week. So we moved two people to the front desk.',
    answer: 'About 3 hours a week. So we moved two people to the front desk.',
    wins: 0,
  },
  { asked: CHANGED, words: 'Thanks! They loved it.', answer: 'They loved it.', wins: 0 },
  { asked: TIME, words: 'No idea, sorry. Today I closed 3 tickets.', answer: '', wins: 1 },
  { asked: TIME, words: 'As for your question, no idea. I repaired the pump today.', answer: '', wins: 1 },
];

/** What people write while a question of ours is open, and what is no answer to it: none of it ever joins a win. */
export const beside: readonly string[] = [
  ...['Thanks, that is all for today.', 'ok thanks a lot!', 'Thanks, this is really helpful.', 'That is all'],
  ...['This is great, thanks so much', 'Great, thank you', 'You are the best', "You're welcome", 'All good, thanks'],
  ...["That's it", "That's everything, thanks", "That's all for now", 'Perfect, thanks!', 'Nice, love it', 'thx'],
  ...['I love this app', 'I like this', 'Much appreciated', 'Thanks for asking', 'cheers mate', 'lol ok', 'Okay great'],
  ...['Thanks for checking in, talk tomorrow', 'Have a nice weekend!', 'See you tomorrow', 'Good night', 'Not today'],
  ...['Thank you Cairn', 'Thank you so much, you made my day', 'That was helpful', 'Good bot', 'Sounds good, thanks'],
  ...['Wonderful, many thanks and see you tomorrow', 'Ok great thanks mate', 'No thanks', "That's very kind of you"],
  ...['Thanks again for everything', 'Talk later', 'Hello?', 'hi', 'Good morning', 'I am going home now', 'Not now'],
  ...['Please delete my account.', 'Please delete my account and all my data.', 'Close my account', 'Refund me'],
  ...['Cancel my subscription', 'My subscription ended', 'How much does it cost?', 'Change my email address please'],
  ...[
    'I forgot my password',
    'Send me my data',
    'Is this confidential?',
    'Delete everything',
    'Remove me from the list',
  ],
  ...['Please stop', 'Stop asking me questions', 'Unsubscribe', 'Unsubscribe me please', 'No more questions please'],
  ...['Leave me alone', "Don't ask me that", 'Let me think about it', 'Please ignore my last mail'],
  ...['Are you a robot?', 'I want to speak to a human', 'What do you mean?', 'This question makes no sense'],
  ...['This is spam', 'This is annoying', 'I never signed up for this', 'Wrong address', 'Wrong person, sorry'],
  ...['Sorry, wrong mail', 'It is Friday!', "It's raining", 'It is late', 'I have to go now', 'I will think about it'],
  ...["I'd rather not say", 'None of your business', "I don't want to answer this", 'I do not have time for this'],
  ...[
    'Nothing today, I was sick in bed.',
    'Thanks, nothing today',
    'Thanks, but I was sick all week',
    'ok, on holiday',
  ],
];

/** Answers that come with thanks: what joins the win is the answer without them. */
export const thanked: readonly (readonly [words: string, answer: string])[] = [
  ['Thanks, about 40', 'about 40'],
  ['about 40, thanks', 'about 40'],
  ['Great, they signed', 'they signed'],
  ['It was for 40 people, thank you!', 'It was for 40 people'],
  ['Ok thanks! About 3 hours a week.', 'About 3 hours a week.'],
  ['It works without me now, thank you for asking', 'It works without me now'],
  ['Thanks to it we save three hours', 'Thanks to it we save three hours'],
];
