import type { RoleMailFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import type { Setting } from '../template.ts';

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
