import type { WishField } from '#domain/documents/document.ts';

export type Heading =
  | 'profile'
  | 'experience'
  | 'achievements'
  | 'education'
  | 'certificates'
  | 'skills'
  | 'languages'
  | 'summary'
  | 'learned'
  | 'feedback'
  | 'impact'
  | 'leading'
  | 'beyond'
  | 'done'
  | 'results'
  | 'more';

/** What an outline says besides the wins: nothing of it claims anything that its arguments do not. */
export type Words = Readonly<{
  locale: string;
  cv: string;
  wholeDocument: string;
  today: string;
  headings: Readonly<Record<Heading, string>>;
  /** By category of wins. */
  themes: ReadonlyMap<string, string>;
  and: string;
  /** What somebody is, where, and since when where that is known; and what they were before. */
  nowIs(title: string, employer: string, since: string): string;
  wasBefore(title: string, employer: string): string;
  growthLog: string;
  /** So many wins, from a month to another. */
  counted(count: number, from: string, to: string): string;
  skillsSeen(skills: string): string;
  letter: Readonly<{
    subject(role: string): string;
    greeting: string;
    applying(role: string, company: string): string;
    working(title: string, employer: string): string;
    workingSince(title: string, employer: string, since: string): string;
    examples: string;
    closing: string;
    farewell: string;
  }>;
  /** Before a list of some more, of this year or of the time before. */
  also(isThisYear: boolean): string;
  /** The first post of a thread: so many, of a person's work as what they are. */
  thread(count: number, role: string): string;
  article(role: string): string;
  /** Before what is told of it on a network; '' where it is not known as what somebody works. */
  opening(role: string, isThisYear: boolean): string;
  /** Gaps in brackets, for the writer to fill: before the first section, behind each, and at the end. */
  articleGaps: Readonly<Record<'opening' | 'section' | 'ending', string>>;
  packs: Readonly<Record<'performance-review' | 'promotion-case' | 'weekly-update' | 'client-report', string>>;
  span(from: string, to: string): string;
  promotion(role: string): string;
  custom: string;
  notes: Readonly<{
    otherLanguage(count: number): string;
    /** So many are of the life at home, and how one is used all the same. */
    atHome(count: number): string;
    /** So many tell of what does not belong before others. */
    unfit(count: number): string;
    /** A strong win, as it begins, that gives no line. */
    noLine(win: string): string;
    draft: string;
    post: string;
    /** So many were read, of every month some; so many more were not. */
    unread(read: number, unread: number): string;
    name: string;
    email: string;
    phone: string;
    positions: string;
    employer(title: string): string;
    dates(title: string): string;
    outside(count: number): string;
    education: string;
    company: string;
    role: string;
    nextGoals: string;
    nextWeek: string;
    openPoints: string;
    noWins: string;
    fewWins(count: number): string;
    noWinsIn(span: string): string;
    gap(asked: string): string;
    gapLead: string;
    noFigures(place: string): string;
    pause(from: string, to: string): string;
    keyword(word: string): string;
    yearsAsked(asked: number, held: number): string;
  }>;
  /** Where a note belongs. */
  places: Readonly<Record<'contact' | WishField, string>>;
}>;
