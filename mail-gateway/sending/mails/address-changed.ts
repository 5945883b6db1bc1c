import type { AddressChangedFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import { oneLine } from '../clean.ts';
import { greeting, type Setting } from '../template.ts';

/** To the old address, so that nobody loses an account unawares. */
export const addressChanged = (facts: AddressChangedFacts, { brandName, name, supportEmail }: Setting): Content => ({
  subject: `Your ${brandName} address was changed`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} your account is now under ${facts.after === null ? 'another address' : oneLine(facts.after, 254)}. We write there from now on, and this is the last mail to this address.`,
    },
    {
      kind: 'note',
      text: `It was not you? Write to ${supportEmail} at once, from this address.`,
    },
  ],
});
