import type { LegalFacts, LegalSection } from './legal-text.ts';

export const copy = {
  title: 'Terms of Service',
  lead: ({ brand }: LegalFacts) =>
    `What you and ${brand} can expect from each other, in words that are meant to be read.`,
  sections: ({ brand, operator, support, month, year }: LegalFacts): readonly LegalSection[] => [
    {
      id: 'acceptance',
      title: 'Agreeing to these terms',
      parts: [
        `These terms are a contract between you and the company that runs ${brand}${operator}, called "we" here. You agree to them when you sign up or use the service. If you do not agree, please do not use it.`,
        'The privacy policy belongs to them and says what happens with your data.',
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use it, and your account',
      parts: [
        [
          'You are at least 18 years old and may enter into contracts.',
          'What you tell us of yourself is true and kept up to date: your name, your email address and, if you give one, your phone number.',
          'An account is for one person. Whoever can read your mail or holds your devices can get into it, so keep both safe, and tell us at once if somebody else has been in.',
          'You answer for what is done through your account, unless it was done by somebody who got in without your fault.',
        ],
      ],
    },
    {
      id: 'the-service',
      title: 'What the service does',
      parts: [
        `${brand} asks you how your day went, keeps what you answer, analyses it, and writes insights and documents from it when you ask. We may change how it does that, and make it better; what takes something away that you pay for is announced beforehand.`,
        'It is a journal for work. It is no medical, legal or career advice and no help in an emergency: if you are in danger, call the emergency number of your country.',
      ],
    },
    {
      id: 'subscription',
      title: 'Subscription and payment',
      parts: [
        `It costs ${month} per month or ${year} per year, which is a limited-time introductory offer. You pay in advance, by card, on the pages of our payment provider. Taxes are added where the law asks for it.`,
        'Subscriptions renew by themselves, for another month or another year at the price that holds then, until you cancel. Before a yearly renewal you get a mail a week ahead. A price that changes is announced at least 30 days before it is charged, and never changes within a period that is paid.',
        'If a payment fails, you keep access for seven days while it is tried again; after that the subscription ends. What you have written stays: you can read, export and delete it without one.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      parts: [
        'You can cancel at any time on the billing page. Or answer any of our mails with that wish: the answer has a link that opens the very button, and asks you to sign in if you are not; by the mail alone nothing is cancelled, so that nobody else can do it in your name. You keep access until the end of the period that is paid, and nothing more is charged.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      parts: [
        'Within 14 days of a charge you get all of it back, for whatever reason and without giving one: on the billing page, to which a mail that asks for it is answered with a link to the very button, or when you delete your account. The subscription ends at once. The money goes back to the card by our payment provider, which usually takes a few days.',
        'After 14 days a period that has begun is not refunded, unless the law of your country says otherwise or the service was at fault. If you are a consumer, these rights stand beside those that the law gives you, and take none away.',
      ],
    },
    {
      id: 'conduct',
      title: 'How it may be used',
      parts: [
        'Please use it for your own journal, and do not:',
        [
          'break a law or anybody’s rights with it, or write what is not yours to tell, as secrets of your employer;',
          'pass for somebody else, or send in mail that is not yours;',
          'have it write documents that claim what you have not done;',
          'try to get into other accounts, go round limits, overload it or take it apart;',
          'resell it, or use it to send what others did not ask for.',
        ],
        'Whoever does so seriously or again may be shut out.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you write stays yours',
      parts: [
        'You keep all rights in your wins, your files and the documents that are written from them. You give us a licence, for as long as you keep them with us, to store, process, translate and show them, and to have our providers do so, as far as it takes to run the service for you, and for nothing else. It ends when you delete them.',
        'We do not train models of ours or of others with your words, do not publish them, and do not sell them. You stand for having the right to send us what you send.',
      ],
    },
    {
      id: 'documents',
      title: 'What is written for you',
      parts: [
        'Analyses and documents are made by machines, from your own words. Each sentence of a document shows the wins that it rests on. Read it before you send it: what you hand to somebody under your name is your statement, and we cannot promise that it is free of mistakes or gets you a job.',
      ],
    },
    {
      id: 'our-property',
      title: 'What is ours',
      parts: [
        `The service itself, its software, design, texts and the name ${brand} belong to us or to those who licensed them to us. You may use them as the service offers it, and get no other rights in them.`,
      ],
    },
    {
      id: 'messages',
      title: 'Mails and texts',
      parts: [
        'Check-ins, answers and mails about your account are the service itself. You choose how often check-ins come, and can stop them by a click in every mail. Check-ins by text are off until you turn them on; your carrier may charge for them, HELP gets help, and STOP ends them.',
      ],
    },
    {
      id: 'ending',
      title: 'How it ends',
      parts: [
        'You can end this contract at any time by deleting your account in your profile settings. Then the key of your content is destroyed within an hour, as the privacy policy describes, and cannot be brought back.',
        'We may end it, or close an account, at any time: with 30 days’ notice and a refund for the time not used, or at once if these terms are seriously broken or the law demands it. Unless the law forbids it, you can take your data with you before.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'What we cannot promise',
      parts: [
        'We run the service with care, but as it is and as it is available. As far as the law allows, we give no warranty that it is never interrupted, never at fault, or fit for a purpose that we have not named.',
      ],
    },
    {
      id: 'liability',
      title: 'Limits of liability',
      parts: [
        'As far as the law allows, neither of us owes the other indirect or consequential damages, lost profit or lost opportunities, and what we owe in all is limited to what you have paid us in the twelve months before.',
        'Nothing here limits what cannot be limited by law, as liability for intent and gross negligence, for harm to life and health, or rights that consumers have by the law of their country.',
      ],
    },
    {
      id: 'arbitration',
      title: 'Disputes and arbitration',
      parts: [
        'Write to us first: most things can be settled by a mail, and we both try for 30 days. What cannot be is decided by binding arbitration before one arbitrator, under the consumer rules of a recognised arbitration body, by video or near where you live, and not in court and not as a class action. Small claims may go to a small claims court, and both of us may ask a court for protection of rights in intellectual property.',
        `You can decline arbitration within 30 days of signing up, by a mail to ${support}. Where the law of your country does not allow it for consumers, it does not hold for you.`,
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      parts: [
        'The law of the State of Delaware, United States, governs these terms, without its rules on conflicts of laws. If you are a consumer elsewhere, the protection that your own law gives you by force stays with you.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      parts: [
        'When we change these terms in a way that matters, you are told by mail at least 30 days before. If you do not agree, cancel before that day, and you get back what you paid for the time after it. If a part of these terms does not hold, the rest does.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      parts: [`Write to ${support}, or use the contact form. A person answers.`],
    },
  ],
} as const;
