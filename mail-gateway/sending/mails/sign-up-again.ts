import type { Facts } from '#domain/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

/** To the owner of an address that somebody signed up with once more: nothing was made, and this is the way in. */
export const signUpAgain = (_facts: Facts, { brandName, publicUrl, name, link }: Setting): Content => ({
  subject: `You already have a ${brandName} account`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} someone just signed up to ${brandName} with your address. You have an account already, so no second one was made and nothing was charged.`,
    },
    {
      kind: 'paragraph',
      text: `Was it you? This link signs you in. It works once, within ${link?.minutes ?? 0} minutes.`,
    },
    { kind: 'button', label: 'Sign in', url: link?.url ?? `${publicUrl}/login` },
    { kind: 'note', text: 'It was not you? Then leave this mail alone: without the link nobody gets in.' },
  ],
});
