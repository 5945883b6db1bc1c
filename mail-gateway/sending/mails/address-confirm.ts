import type { AddressConfirmFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import { oneLine } from '../clean.ts';
import { greeting, type Setting } from '../template.ts';

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
