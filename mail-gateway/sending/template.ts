import { Fault } from '#application/engine/ports/fault.ts';
import type { Facts } from '#domain/facts.ts';
import type { DocumentOutcome } from '#domain/inbox/request/outcome.ts';
import type { Content } from './blocks.ts';

/** What every mail may say beside its own words. Names and addresses are clean. */
export type Setting = Readonly<{
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
  documents: ReadonlyMap<DocumentOutcome, string>;
}>;

/** One wording of one kind of mail. A version that has been sent is never changed: what it said can be asked for again. */
export type Template = (facts: Facts, setting: Setting) => Content;

/** A wording that is made of facts of that kind; others are the fault `other-facts`. */
export const wordingOf =
  <Kind extends Facts>(of: Kind['of'], write: (facts: Kind, setting: Setting) => Content): Template =>
  (facts, setting) => {
    if (!isOf<Kind>(facts, of)) throw new Fault('other-facts', `facts of ${facts.of} stand where ${of} was expected`);
    return write(facts, setting);
  };

const isOf = <Kind extends Facts>(facts: Facts, of: Kind['of']): facts is Kind => facts.of === of;

/** `Hello Ada,` or `Hello,` */
export const greeting = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);

/** `Thank you, Ada.` or `Thank you.` */
export const thanks = (name: string): string => (name === '' ? 'Thank you.' : `Thank you, ${name}.`);
