import { Fault } from '#application/engine/ports/fault.ts';
import type { DocumentFacts } from '#domain/documents/mail-facts.ts';
import type { Facts, Language } from '#domain/facts.ts';
import type { DocumentOutcome } from '#domain/inbox/request/outcome.ts';

/** `whole` is what goes into a composer, `shown` what the mail shows of it. */
export type PostText = Readonly<{ whole: string; shown: string }>;

/** What every mail may say beside its own words. Names and addresses are clean. */
export type Setting = Readonly<{
  /** What the mail is written in. */
  language: Language;
  brandName: string;
  publicUrl: string;
  supportEmail: string;
  /** How the recipient is called; may be empty. */
  name: string;
  /** The page that the mail leads to, token included, and for how many minutes it works. */
  link: Readonly<{ url: string; minutes: number }> | null;
  /** Six digits that do what the link does, typed into the page that asked. */
  code: string | null;
  /** The page that stops what a mail belongs to, or resumes it, token included; null of a mail that belongs to nothing. */
  unsubscribe: string | null;
  /** It stands among the messages of a conversation, where nobody is greeted anew. */
  inConversation: boolean;
  /** The plain text of each document among the facts, as much of it as a mail has room for. */
  documents: ReadonlyMap<DocumentOutcome | DocumentFacts, string>;
  /** What is to be posted today, in order; as much of it as a mail has room for. */
  posts: readonly PostText[];
}>;

/** What one kind of mail says. What has been sent can be asked for again, so its facts are read for good. */
export type Template = (facts: Facts, setting: Setting) => Content;

/** A template that takes facts of that kind; others are the fault `other-facts`. */
export const templateFor =
  <Kind extends Facts>(of: Kind['of'], write: (facts: Kind, setting: Setting) => Content): Template =>
  (facts, setting) => {
    if (!isOf<Kind>(facts, of)) throw new Fault('other-facts', `facts of ${facts.of} stand where ${of} was expected`);
    return write(facts, setting);
  };

/** One of several, by the kind of the facts. */
export const byFacts =
  (templates: Readonly<Record<string, Template>>): Template =>
  (facts, setting) => {
    const template = Object.hasOwn(templates, facts.of) ? templates[facts.of] : undefined;
    if (!template)
      throw new Fault('other-facts', `facts of ${facts.of} are none of ${Object.keys(templates).join(', ')}`);
    return template(facts, setting);
  };

const isOf = <Kind extends Facts>(facts: Facts, of: Kind['of']): facts is Kind => facts.of === of;

/** What a mail is made of. Both its parts, plain text and HTML, are rendered from the same blocks. */
export type Block = Told & Belonging;

/**
 * What of an answer it tells, for those who show it in pieces: what came of the request of that index, or the question about a
 * win. It changes no word.
 */
type Belonging = Readonly<{ outcome?: number; asks?: true }>;

type Told =
  /** The one thing a mail is about, set large: the question of a check-in. */
  | Readonly<{ kind: 'headline'; text: string }>
  | Readonly<{ kind: 'paragraph'; text: string; numbers?: Numbers }>
  /** Numbered, from `first` (1 without it): what a person said, what it was filed under, what was made of it. */
  | Readonly<{ kind: 'wins'; first?: number; wins: readonly WinEntry[] }>
  | Readonly<{ kind: 'list'; items: readonly string[]; numbers?: Numbers }>
  /** A text of its own within the mail, set apart: its lines stay lines, and an empty one ends a paragraph. */
  | Readonly<{ kind: 'document'; title: string; text: string }>
  | Readonly<{ kind: 'button'; label: string; url: string }>
  /** Small print, and a page of ours that it speaks of. */
  | Readonly<{ kind: 'note'; text: string; url?: string }>;

/** Of what stands in the text, what is dialled: set so that it is found at once, and dials where it is pressed. */
type Numbers = readonly string[];

/** Its words stand in quotation marks; what it was filed under and what was made of it are '' where nothing is known. */
export type WinEntry = Readonly<{ words: string; filedUnder: string; analysis: string }>;

/**
 * `preview` is what a mailbox shows beside the subject, where that is not what the mail says first anyway. `isBare`: nothing
 * stands below it but who wrote.
 */
export type Content = Readonly<{ subject: string; preview?: string; isBare?: boolean; blocks: readonly Block[] }>;
