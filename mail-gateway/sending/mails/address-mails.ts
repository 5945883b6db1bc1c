import type { AddressChangedFacts, AddressConfirmFacts } from '#domain/delivery/mail/facts.ts';
import type { Facts } from '#domain/facts.ts';
import { oneLine } from '../clean.ts';
import { type Content, greeting, type Setting } from '../template.ts';

/** To the new address: it becomes the account's once its link is followed. */
export const addressConfirm = (facts: AddressConfirmFacts, { brandName, publicUrl, name, link }: Setting): Content => ({
  subject: `Confirm your new address for ${brandName}`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} you want ${brandName} to write to this address instead of ${oneLine(facts.before, 254)}. Please confirm that it is yours.`,
    },
    { kind: 'button', label: 'Confirm this address', url: link?.url ?? `${publicUrl}/profile` },
    {
      kind: 'note',
      text: `The link works for ${Math.round((link?.minutes ?? 0) / 60)} hours. Until then everything goes to the old address. You did not ask for this? Then leave this mail alone.`,
    },
  ],
});

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

/** To the owner of an account whose address another account wanted: nothing was changed, and nobody else is told. */
export const addressTaken = (_facts: Facts, { brandName, publicUrl, name }: Setting): Content => ({
  subject: `Someone wanted to use your address for another ${brandName} account`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} someone who is signed in to another ${brandName} account asked for its mail to go to your address. You have an account with this address already, so nothing was changed.`,
    },
    {
      kind: 'paragraph',
      text: 'Was it you? Then first give the account you have another address, or delete it, on its profile page:',
    },
    { kind: 'button', label: 'Open profile', url: `${publicUrl}/profile` },
    { kind: 'note', text: 'It was not you? Then leave this mail alone. Nobody was told that you have an account.' },
  ],
});
