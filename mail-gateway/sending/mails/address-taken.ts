import type { Facts } from '#domain/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

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
