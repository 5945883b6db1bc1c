import type { Facts } from '#domain/facts.ts';
import type { Content } from '../blocks.ts';
import type { Setting } from '../template.ts';

/** To an address that asked for a login link and has no account: so that its owner is not left waiting. */
export const noAccount = (_facts: Facts, { brandName, publicUrl }: Setting): Content => ({
  subject: `No ${brandName} account for this address`,
  blocks: [
    {
      kind: 'paragraph',
      text: `Hello, someone asked for a login link to ${brandName} with this address. There is no account for it here, so there is nothing to sign in to.`,
    },
    {
      kind: 'paragraph',
      text: 'Was it you? Perhaps you signed up with another address. Or begin here:',
    },
    { kind: 'button', label: 'Sign up', url: `${publicUrl}/register` },
    {
      kind: 'note',
      text: 'It was not you? Then leave this mail alone. We keep nothing about you.',
    },
  ],
});
