import type { LegalFacts, LegalSection } from './legal-text.ts';

export const copy = {
  title: 'Privacy Policy',
  lead: ({ brand }: LegalFacts) =>
    `${brand} holds words that people write about their own work. This page says what is kept, why, who else sees any of it, and how you end that.`,
  sections: ({ brand, operator, support, month, year }: LegalFacts): readonly LegalSection[] => [
    {
      id: 'in-short',
      title: 'In short',
      parts: [
        [
          `You pay ${brand} with money (${month} per month or ${year} per year), not with your data. We sell nothing of it and show no advertisements.`,
          'No analytics and no advertising service is loaded on our pages, in our mails or anywhere else.',
          'What you write is recorded encrypted, with a key of your own; a working copy, which pages and search need, is not. Delete your account, and within an hour the key is destroyed and the working copy erased.',
          'You can take everything with you at any time, in one archive.',
        ],
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep',
      parts: [
        'We keep what the service needs, and you give us almost all of it yourself:',
        [
          'Your account: first and last name, email address, phone number if you give one, time zone, language, and, if you tell us, your role and company.',
          'Your preferences: how often and when check-ins come, and whether texts are on.',
          'Your wins: the mails, texts and messages that you send us, the pictures and files with them, and what was made of them (category, analysis, skills, insights).',
          'Your career, if you tell it: positions, education, certificates, languages and links.',
          'Your documents: what was written for you, your edits, and what each sentence rests on.',
          'Your subscription: plan, status, period, and the kind and last four digits of the card. The card itself is known to the payment provider alone.',
          'Messages of ours: the mails and texts that we sent you, and whether they arrived.',
          'Ways to sign in: verification codes, login tokens and passkeys, none of them in a form that could be used by whoever reads it.',
          'Activity: when you signed in, from which kind of device and browser, and how the service was used, as far as it takes to run it and to keep strangers out.',
        ],
        'What you type into the line on our first page to try the service is read at once and not kept. We count only how often a network asks, so that nobody can wear it out.',
      ],
    },
    {
      id: 'what-for',
      title: 'What it is used for',
      parts: [
        [
          'To ask you how your day went, to read your answer, and to answer it.',
          'To keep your wins, to show you how you grow, and to write documents when you ask for them.',
          'To take payments, and to give them back.',
          'To sign you in, to tell you what you must know about your account, and to help you when you write to us.',
          'To keep the service safe: against forged mail, guessed codes, and people who would use it up for others.',
        ],
        'The legal grounds are our contract with you, and for safety our legitimate interest in it. Texts are sent with your consent, which you can take back by answering STOP.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees any of it',
      parts: [
        'We work with a few providers, each for one purpose and bound by contract to nothing else:',
        [
          'An AI text-generation provider, where this service uses one and as long as you let it (the switch “Let AI read and write with my wins” in your profile; off, nothing is sent). It receives your messages with our question, earlier wins that belong to them, and counts from your journal; for a document or an insight also the wins of its time, your career, your role, what you asked for, and the advertisement. Before anything of this is sent, names of people, firms and places, addresses, phone numbers, links and ids that we recognise are replaced by placeholders, your own always. Of an old CV that you bring it receives the text, without those who say something of you: your name, addresses, phone numbers, links and ids are replaced as well, while the firms, schools and places in it stay, for they are what is looked for. A private win is read so that you get your own answer to it, and never for a document. Words that tell of a crisis are never sent.',
          'A card payment provider, on whose pages you pay, and which keeps the card and the invoices.',
          'An email delivery provider, which carries our mails to you.',
          'An SMS provider, which carries codes and the texts that you turned on.',
        ],
        'Services of two more kinds are common, and we name them so that you need not look for them: web analytics, and an advertising service. We use neither of them.',
        'Beside these, somebody learns of your data only if you show it to them (as with a link to a document), if the law compels us, or if the service changes hands, in which case you are told before and this policy goes on to hold.',
        'Our own operators do not read your words. The one exception is a mail that could not be told to be yours, which you were asked about and released yourself.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      parts: [
        'What you write and the mails between us are recorded encrypted, with a key that is yours alone, and so are the backups of this record.',
        'So that pages open at once and your journal can be searched, we also keep a working copy in clear text: your wins and what was made of them, your documents, your career, insights and messages. It exists only on the servers that run the service, and is left out of backups. Somebody who broke into these servers could read it.',
        'There are no passwords that could be lost: you sign in by a link, a code or a passkey. Connections are encrypted, sessions end by themselves, and your profile lists them so that you can end them.',
        'No service is beyond failure. Should your data ever be at risk, we tell you without delay, and what you can do.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      parts: [
        [
          'Your account and what is in it: until you delete it. A subscription that ends deletes nothing by itself: you can still read, export and delete.',
          'Wins that you removed: 30 days, in which they can be restored.',
          'A sign-up that was not paid for: 24 hours.',
          'A mail that waits for your decision: 30 days.',
          'Sessions: until 14 days after their last use, and 90 days at most.',
        ],
        'When you delete your account, your key is destroyed: within an hour in the system, and within 30 days in the backups of keys. From then on nobody can read what it closed, in our records or in their backups, and neither can we. The working copy in clear text is erased and overwritten within the same hour. What the law wants kept, as invoices, stays with the payment provider.',
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask for',
      parts: [
        'Most of it takes no asking. In your profile settings you can see and correct your data, choose what we send you and when, take everything with you in one archive, and delete the account. For the archive, for deleting, and for another address or phone number we ask you to sign in again if you have not done so within the last 15 minutes.',
        'You have the right to know what is kept of you, to have it corrected, deleted, restricted or handed over, to object to its use, and to take back a consent. Where the law of your country gives you more, you have that too, and you may complain to your data protection authority.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      parts: [
        'We set only cookies that the service cannot do without: one that says that you are signed in, one that ties a sign-up or a login link to the browser which asked for it, and one that remembers your language. Your browser also keeps the colours that you chose, and words that you typed and have not sent. None of it follows you anywhere, and so there is no banner that asks.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      parts: [
        `${brand} is not intended for children under 13, and whoever subscribes must be at least 18. If you learn that a child has given us data, write to us and it is deleted.`,
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      parts: [
        'The service is run from the country of its operator, whom the legal notice names, and providers may work in other countries. Where your law asks for it, contracts with them carry the protection of that law along.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      parts: [
        'When this policy changes in a way that matters, we tell you by mail before it holds. The date at the top says when it changed last.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      parts: [
        `The company that runs ${brand}${operator} answers for your data.`,
        `Questions, wishes and complaints about privacy go to ${support}. A person reads them.`,
      ],
    },
  ],
} as const;
