import type { HeldMailEndsFacts, IsThisYouFacts, RoleAnswerFacts, RoleMailFacts } from '#domain/delivery/mail/facts.ts';
import type { Language } from '#domain/facts.ts';
import { linkless } from '#domain/text.ts';
import { oneLine } from '../clean.ts';
import type { Block, Content, Setting } from '../template.ts';
import { dateInWords } from '../words/in-words.ts';
import { greeting } from '../words/manner.ts';
import { heldWords } from './held-words.ts';

/** Asks whose a mail was that nobody has proven; its page lets it be taken as theirs, or disowned. */
export const isThisYou = (facts: IsThisYouFacts, setting: Setting): Content => {
  const { language, name } = setting;
  const words = heldWords[language];
  return {
    subject: words.subject,
    blocks: [
      { kind: 'headline', text: words.headline },
      {
        kind: 'paragraph',
        text: words.text(greeting(name, language), dateInWords(facts.receivedAt, language)),
      },
      shown(facts, language),
      decide(setting),
      { kind: 'note', text: words.note },
    ],
  };
};

/** A week before a mail that waits for its user's word ends; the others of its day end with it. */
export const heldMailEnds = (facts: HeldMailEndsFacts, setting: Setting): Content => {
  const { language, name } = setting;
  const words = heldWords[language];
  const ends = dateInWords(facts.endsAt, language);
  return {
    subject: words.endsSubject(ends),
    blocks: [
      { kind: 'headline', text: words.endsHeadline },
      {
        kind: 'paragraph',
        text: words.ends(greeting(name, language), dateInWords(facts.receivedAt, language), ends),
      },
      shown(facts, language),
      decide(setting),
      { kind: 'note', text: words.endsNote },
    ],
  };
};

/** What a stranger may have chosen leads nowhere. */
const shown = ({ from, subject }: Pick<IsThisYouFacts, 'from' | 'subject'>, language: Language): Block => {
  const words = heldWords[language];
  const about = linkless(oneLine(subject, 160)) || words.noSubject;
  return { kind: 'list', items: [words.from(linkless(oneLine(from, 120))), words.about(about)] };
};

const decide = ({ language, publicUrl, link }: Setting): Block => ({
  kind: 'button',
  label: heldWords[language].decide,
  url: link?.url ?? `${publicUrl}/wins`,
});

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
