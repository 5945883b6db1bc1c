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
  ...['Leave me alone', "Don't ask me that", 'Let me think about it', 'Please ignore my last mail', 'Too many mails'],
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
