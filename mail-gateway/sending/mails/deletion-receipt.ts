import type { DeletionReceiptFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

/** The last mail of all. */
export const deletionReceipt = (facts: DeletionReceiptFacts, { brandName, name }: Setting): Content => {
  const subscription = facts.cancelled ? ' Your subscription is ended, and nothing more is charged.' : '';
  return {
    subject: `Your ${brandName} account is deleted`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${greeting(name)} as you asked, your account is deleted.${subscription}`,
      },
      {
        kind: 'paragraph',
        text: 'What you wrote can no longer be read by anyone within an hour, and in our backups within 30 days. Invoices stay with the payment provider for as long as the law wants.',
      },
      { kind: 'note', text: 'This is the last mail you get from us. You can sign up afresh at any time.' },
    ],
  };
};
