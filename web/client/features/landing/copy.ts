export const copy = {
  hero: {
    eyebrow: 'A career journal that writes back',
    headline: 'Transform Daily Achievements Into Ongoing Success',
    lead: (brand: string) =>
      `${brand} asks how your day went. You answer in a line or two. It keeps every win, shows where you are growing, and turns them into a CV, a letter or a post where each sentence points back to something you did.`,
    subscribe: 'Subscribe Now',
    how: 'How It Works',
    price: (month: string, year: string) =>
      `Introductory offer, for a limited time: ${month} per month or ${year} per year. Cancel whenever you like.`,
  },
  tryIt: {
    title: 'Try it',
    label: 'Try it: what did you get done lately?',
    send: 'Place the stone',
    sending: 'Placing…',
    kept: 'Nothing that you type here is kept.',
    exampleTitle: 'What comes back, for example',
    yours: (many: number) => (many === 1 ? 'Your stone' : 'Your stones'),
    analysis: 'Analysis:',
    skills: 'Skills',
    keep: 'Keep the next one',
    hardTitle: 'That sounds like a hard day',
    hard: (brand: string) =>
      `Not every day has to be a win. ${brand} would answer kindly, keep nothing that you would rather not keep, and ask again another day.`,
    requestTitle: 'That can be asked for',
    request: (brand: string) =>
      `${brand} answers wishes like this one by mail, from the wins that are in your journal. Here there are none yet: tell it one.`,
    noneTitle: 'We did not hear a win in that',
    none: (brand: string) =>
      `Some days have none, and that is fine. If it is one to you, it counts: ${brand} keeps what you tell it to keep. To see a stone placed, try "trained two nurses on triage".`,
    failed: 'That did not reach us. Please try again.',
  },
  /** What the clerk answers to the example: a test asks it. */
  example: {
    text: 'Cut our nightly build from 40 to 9 minutes by caching the toolchain',
    category: 'Process improvement',
    categoryIsGuess: false,
    analysis: 'From 40 to 9 minutes: that is 31 minutes saved a night.',
    skills: ['Process improvement'],
  },
  cards: [
    {
      eyebrow: 'Email capture',
      title: 'A reply is all it takes',
      text: 'A short mail asks what went well. You answer from your phone, in your own words, and that is the journal kept.',
    },
    {
      eyebrow: 'AI analysis',
      title: 'What it says about you',
      text: 'Where a win shows it, it gets a category, its skills and a line on what it was worth; nothing is made up. Over months you see where you grow.',
    },
    {
      eyebrow: 'Instant content',
      title: 'Ready when you need it',
      text: 'A CV, a cover letter, a growth log or a post, written from your wins in minutes. Every sentence can be traced to one.',
    },
  ],
  features: {
    title: 'What a working year leaves behind',
    lead: 'Most of what people do well is forgotten by the time somebody asks. Here it is kept, and put to use.',
    list: [
      {
        name: 'Daily or weekly check-ins',
        text: 'By mail, or as text check-ins if you turn them on: every day, on weekdays or once a week, at the hour you choose.',
      },
      {
        name: 'Unlimited achievement tracking',
        text: 'As many wins as you have, by mail, by text or on the web, with pictures and files beside them.',
      },
      {
        name: 'CV and cover letter generation',
        text: 'Written from what you did, in the language of your wins, as PDF, Word or plain text.',
      },
      { name: 'Social posts', text: 'A post or a thread about recent wins, ready on the day that you choose.' },
      {
        name: 'Achievement history',
        text: 'Everything in one place that you can search, sort and take with you whenever you like.',
      },
      {
        name: 'Long-form content',
        text: 'An article about a project, a growth log for a review: longer pieces from the same small notes.',
      },
      { name: 'Priority support', text: 'You write to us by mail, and a person answers.' },
    ],
  },
  steps: {
    title: 'How it works',
    lead: 'Four small steps, and the pile grows by itself.',
    list: [
      {
        name: 'Sign up and set preferences',
        text: 'How often, at what hour, in which time zone. It takes two minutes and can be changed at any time.',
      },
      { name: 'Receive prompts', text: 'A short mail comes when you said it should. On hard days it is a gentle one.' },
      { name: 'Reply', text: 'Write a line or two, as to a friend. Feedback comes back within moments.' },
      {
        name: 'Create content by email',
        text: 'Ask for a CV, a cover letter or how you are doing. It comes back as a mail.',
      },
    ],
  },
  pricing: {
    title: 'Simple pricing',
    lead: 'An introductory offer, for a limited time. All of it in either plan.',
    choice: 'How to pay',
    monthly: 'Monthly',
    yearly: 'Annual',
    perMonth: 'per month',
    perYear: 'per year',
    best: 'BEST VALUE',
    off: (percent: number) => `${percent}% OFF`,
    saves: (amount: string) => `Save ${amount} compared to monthly`,
    flexible: 'Month by month, for as long as you like',
    included: [
      'Check-ins by mail or text, as often as you like',
      'Every win kept, analysed and searchable',
      'CVs, cover letters, logs, posts and articles',
      'All of your data to take with you, at any time',
    ],
    subscribe: 'Subscribe Now',
    promise: 'Cancel at any time. Refunded in full within 14 days of a charge.',
  },
  /** Under it stands what the operator's customers say, where the operator gives it. */
  testimonials: {
    language: 'en',
    title: 'In their own words',
  },
  /** Shown where there are no testimonials: the example above, all the way. */
  shown: {
    title: 'One win, all the way',
    lead: 'The example from above, from the question by mail to the answer.',
    list: [
      {
        when: 'In the evening, a mail',
        words: 'What went well lately, however small?',
        from: 'asked at the hour you choose',
      },
      { when: 'You answer', from: 'from your phone, in your own words' },
      { when: 'It writes back', from: 'kept, named and counted, within moments' },
    ],
  },
  faq: {
    title: 'Questions people ask',
    list: [
      {
        id: 'faq-how-it-works',
        question: (brand: string) => `How does ${brand} work?`,
        answer: (brand: string) =>
          `${brand} sends you a short mail and asks what went well. You reply in a line or two. Each reply is read, put into a category, and answered with what it shows about your work. From all of them you get insights, and documents when you ask for them.`,
      },
      {
        id: 'faq-nothing-to-report',
        question: () => 'What if I have nothing to report?',
        answer: () =>
          'Then that is your answer, and it is a fine one. Write "nothing today", or do not write at all. You get kind words or none, and the next mail comes when it would have come anyway. When you are silent for long, the mails become fewer.',
      },
      {
        id: 'faq-cv-or-cover-letter',
        question: () => 'How do I get a CV or a cover letter?',
        answer: () =>
          'Ask for it: reply "generate a CV", or "a cover letter for the role of … at …", to any of our mails, or press a button on the web. It is written from your wins and sent to you as a file, and you can edit it before anybody sees it.',
      },
      {
        id: 'faq-change-frequency',
        question: () => 'Can I change how often the mails come?',
        answer: () =>
          'Yes. Log in and update your preferences in your profile: daily, on weekdays or weekly, the time of day and the time zone. Or write it to us in a reply, as "only on Fridays".',
      },
      {
        id: 'faq-what-time',
        question: () => 'What time do the emails arrive?',
        answer: () =>
          'In the morning at 7 AM, at noon or in the evening at 7 PM, as you choose, by the clock of your own time zone. Any other hour can be set too.',
      },
    ],
  },
  closing: {
    title: 'Ready to Start Tracking Your Success?',
    lead: 'The first stone is the one you place today.',
    start: 'Get Started Now',
    more: 'Learn More',
  },
} as const;
