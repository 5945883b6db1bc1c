import type { HeldMailEndsFacts, IsThisYouFacts, RoleAnswerFacts, RoleMailFacts } from '#domain/delivery/mail/facts.ts';
import { linkless } from '#domain/text.ts';
import { oneLine } from '../clean.ts';
import { type Content, greeting, type Setting } from '../template.ts';
import { dateInWords } from '../words/in-words.ts';

/** Asks whose a mail was that nobody has proven; its page lets it be taken as theirs, or disowned. */
export const isThisYou = (facts: IsThisYouFacts, { publicUrl, name, link }: Setting): Content => {
  const { from, subject, receivedAt } = facts;
  return {
    subject: 'Is this you? A mail needs your answer',
    blocks: [
      { kind: 'headline', text: 'Is this you?' },
      {
        kind: 'paragraph',
        text: `${greeting(name)} on ${dateInWords(receivedAt)} a mail came to your own reply address, and its mail server could not show that it was from you. Nothing of it was kept as a win or answered.`,
      },
      {
        kind: 'list',
        items: [`From: ${linkless(oneLine(from, 120))}`, `Subject: ${linkless(oneLine(subject, 160)) || '(none)'}`],
      },
      { kind: 'button', label: 'See it and decide', url: link?.url ?? `${publicUrl}/wins` },
      {
        kind: 'note',
        text: 'If it was not you, there is nothing to do: without your word nothing of it is kept as a win or answered.',
      },
    ],
  };
};

/** A week before a mail that waits for its user's word ends; the others of its day end with it. */
export const heldMailEnds = (facts: HeldMailEndsFacts, { publicUrl, name, link }: Setting): Content => {
  const { from, subject, receivedAt, endsAt } = facts;
  return {
    subject: `A mail waits for your answer until ${dateInWords(endsAt)}`,
    blocks: [
      { kind: 'headline', text: 'Was this you?' },
      {
        kind: 'paragraph',
        text: `${greeting(name)} on ${dateInWords(receivedAt)} a mail came to your own reply address that its mail server could not show to be from you. It still waits for your answer. On ${dateInWords(endsAt)} it is let go, and so is any other that came the same day; after that it cannot become a win.`,
      },
      {
        kind: 'list',
        items: [`From: ${linkless(oneLine(from, 120))}`, `Subject: ${linkless(oneLine(subject, 160)) || '(none)'}`],
      },
      { kind: 'button', label: 'See it and decide', url: link?.url ?? `${publicUrl}/wins` },
      { kind: 'note', text: 'If it was not you, there is nothing to do.' },
    ],
  };
};

/** Tells operators that somebody wrote to postmaster, abuse, support or security; not who, and not what. */
export const roleMail = (facts: RoleMailFacts, { brandName }: Setting): Content => {
  const { count, mails } = facts;
  const roles = [...new Set(mails.map(({ role }) => role))].join(', ');
  return {
    subject: count === 1 ? `A mail to ${roles}` : `${count} mails to ${roles}`,
    blocks: [
      {
        kind: 'paragraph',
        text:
          count === 1
            ? `A mail came to a role address of ${brandName}, and waits to be read.`
            : `${count} mails came to the role addresses of ${brandName}, and wait to be read.`,
      },
      { kind: 'list', items: mails.map(({ id, role, at, size }) => `${role}, ${timeOf(at)}, ${sizeOf(size)}: ${id}`) },
      ...(count > mails.length
        ? ([{ kind: 'paragraph', text: `The other ${count - mails.length} stand under cairn mail roles.` }] as const)
        : []),
      { kind: 'note', text: 'Read one: cairn mail show ID. Answer it: cairn mail answer ID --text "…"' },
    ],
  };
};

const timeOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;
const sizeOf = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** What an operator answers to a mail to support or another role: their own words, each paragraph as it stands. */
export const roleAnswer = (facts: RoleAnswerFacts, { brandName }: Setting): Content => {
  const { text } = facts;
  return {
    subject: `Your mail to ${brandName}`,
    blocks: text
      .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({ kind: 'paragraph', text: paragraph.trim() })),
  };
};
