import type { Words } from './words.ts';

const COUNTS = ['no', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const ENGLISH =
  /(?:\b(?:head|second|lead|chief|site|nurse|clerk|fellow|deputy)|(?:tor|sor|ger|her|eer|per|sel|ian|ist|ant|ent|ive|yst|ser|der|ver|ner|ker))\b/iu;

/** Within a sentence a title begins small, unless it is a short form. */
const an = (title: string): string => {
  const noun =
    /^\p{Lu}\p{Ll}/u.test(title) && ENGLISH.test(title)
      ? title.replace(/^./u, (letter) => letter.toLowerCase())
      : title;
  if (/^(?:head|second|deputy|director|chief|vice|chair|president)\b/iu.test(noun)) return noun;
  return `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;
};

/** With the article that some houses take. */
const house = (name: string): string =>
  /^(?:University|Institute|Ministry|Bank|Museum|City|Department|Port) of |(?:Institute|Agency|Ministry|Council)$/u.test(
    name,
  )
    ? `the ${name}`
    : name;
const small = (role: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(role) && ENGLISH.test(role)
    ? role.replace(/^./u, (letter) => letter.toLowerCase())
    : role;

export const english: Words = {
  locale: 'en-GB',
  cv: 'Curriculum vitae',
  wholeDocument: 'Whole document',
  today: 'present',
  headings: {
    profile: 'Profile',
    experience: 'Experience',
    achievements: 'Selected achievements',
    education: 'Education',
    certificates: 'Certificates',
    skills: 'Skills',
    languages: 'Languages',
    summary: 'Summary',
    learned: 'Learning',
    feedback: 'Feedback from others',
    impact: 'Impact',
    leading: 'Leading and developing people',
    beyond: 'Beyond my own work',
    done: 'Done',
    results: 'Results',
    more: 'More results',
  },
  themes: new Map(
    Object.entries({
      Delivery: 'Delivery',
      'Process improvement': 'Better ways of working',
      'Problem solving': 'Problems solved',
      People: 'People',
      Leadership: 'Leadership',
      Communication: 'Communication',
      Customers: 'Customers',
      Sales: 'Sales and funding',
      'Quality and safety': 'Quality and safety',
      Care: 'Care',
      Teaching: 'Teaching',
      Research: 'Research',
      Learning: 'Learning',
      Creativity: 'Ideas',
      Organisation: 'Organisation',
      Other: 'More',
    }),
  ),
  and: 'and',
  nowIs: (title, employer, since) => `${title} at ${house(employer)}${since === '' ? '' : ` since ${since}`}.`,
  wasBefore: (title, employer) => `Before that ${small(title)}${employer === '' ? '' : ` at ${house(employer)}`}.`,
  growthLog: 'Growth log',
  counted: (count, from, to) => `${count} wins, ${from === to ? from : `${from} to ${to}`}.`,
  skillsSeen: (skills) => `Skills that come up again and again: ${skills}.`,
  letter: {
    subject: (role) => `Application: ${role}`,
    greeting: 'Dear Hiring Manager,',
    applying: (role, company) => `I am applying for the position of ${small(role)} at ${house(company)}.`,
    working: (title, employer) => `I work as ${an(title)}${employer === '' ? '' : ` at ${house(employer)}`}.`,
    workingSince: (title, employer, since) => `I have worked as ${an(title)} at ${house(employer)} since ${since}.`,
    examples: 'Some more results:',
    closing: 'I would be glad to tell you more when we meet.',
    farewell: 'Yours sincerely,',
  },
  also: (isThisYear) => (isThisYear ? 'Also this year:' : 'Also:'),
  thread: (count, role) =>
    `${COUNTS[count] ?? count} things from my work${role === '' ? '' : ` as ${an(role)}`}, each in a post of its own.`,
  article: (role) => (role === '' ? 'From my work' : `From my work as ${an(role)}`),
  opening: (role, isThisYear) => (role === '' ? '' : `From my work as ${an(role)}${isThisYear ? ' this year' : ''}:`),
  articleGaps: {
    opening: '[Say in two or three sentences what this is about, and why it matters to your readers.]',
    section: '[What can others take from this?]',
    ending: '[End with the one thing you would like readers to try.]',
  },
  packs: {
    'performance-review': 'Performance review',
    'promotion-case': 'Promotion case',
    'weekly-update': 'Weekly update',
    'client-report': 'Client report',
  },
  span: (from, to) => (from === to ? from : `${from} to ${to}`),
  promotion: (role) => `Promotion case: ${role}`,
  custom: 'Selected results',
  notes: {
    otherLanguage: (count) =>
      `${count} ${count === 1 ? 'win is' : 'wins are'} written in another language and not used here, so that no document mixes two.`,
    atHome: (count) =>
      `${count} ${count === 1 ? 'win is' : 'wins are'} about life at home and not used here. To use one, say on its page what documents say instead.`,
    unfit: (count) =>
      `${count} ${count === 1 ? 'win tells' : 'wins tell'} of a loss, a mistake or something private and ${count === 1 ? 'is' : 'are'} not used here. To use one, say on its page what documents say instead.`,
    noLine: (win) =>
      `Strong, but it can't be shortened to a line as it is written: “${win}” Say on its page what documents say instead.`,
    draft: 'This is a draft: the wins are in order, and what stands in [brackets] is for you to write.',
    post: 'Add a first line that says why this matters to you, and a question at the end: both get posts read.',
    unread: (read, unread) =>
      `You have more wins than one document can look at: ${read.toLocaleString('en-US')} were read, the newest and some of every month before them; ${unread.toLocaleString('en-US')} were not.`,
    name: 'Your name is not known. Add it to your profile.',
    email: 'An address for mail is not known. Add it to your profile.',
    phone: 'A phone number is not known. Add it to your profile.',
    positions: 'No position is known: add employer, title, from and to, so that each win finds its place.',
    employer: (title) => `The employer of “${title}” is not known.`,
    dates: (title) => `From when to when you were “${title}” is not known.`,
    outside: (count) =>
      `${count} ${count === 1 ? 'win lies' : 'wins lie'} outside the dates of every position that is known, and stand by themselves.`,
    education: 'No education is known: add school, title and dates.',
    company: 'The company is not named.',
    role: 'The role is not named.',
    nextGoals: 'Your goals for the next period are not known: add what you want to agree on.',
    nextWeek: 'What comes next week is not known: add it if your manager expects it.',
    openPoints: 'Open points and next steps are not known: add them if your client expects them.',
    noWins: 'No win of your work is there yet that this could rest on.',
    fewWins: (count) => `This rests on ${count} ${count === 1 ? 'win' : 'wins'}; with more it says more.`,
    noWinsIn: (span) => `No win falls into this time: ${span}.`,
    gap: (asked) => `Asked for, and shown by no win or fact: ${asked}`,
    gapLead: 'No win shows yet that you led others.',
    noFigures: (place) => `No line of “${place}” has a figure. Readers look for how much and how many.`,
    pause: (from, to) => `No position is known from ${from} to ${to}. Readers will ask.`,
    keyword: (word) => `The advertisement says “${word}”, a win of yours shows it, and it does not stand in the text.`,
    yearsAsked: (asked, held) => `${asked} years are asked for; your positions show ${held}.`,
  },
  places: { contact: 'Contact', prompt: 'Prompt', company: 'Company', role: 'Role', jobDescription: 'Job description' },
};
