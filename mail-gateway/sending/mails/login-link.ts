import type { Facts } from '#domain/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

/** The wording before there was a code. */
export const loginLink = (_facts: Facts, { brandName, publicUrl, name, link }: Setting) => {
  const minutes = link?.minutes ?? 0;
  return {
    subject: `Your login link for ${brandName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${greeting(name)} this link signs you in to ${brandName}. It works once, within ${minutes} minutes.`,
      },
      { kind: 'button', label: 'Sign in', url: link?.url ?? `${publicUrl}/login` },
      {
        kind: 'note',
        text: 'You did not ask for it? Then leave this mail alone: without the link nobody gets in.',
      },
    ],
  } as const;
};

/** The link, and six digits to type into the page that asked. */
export const loginLinkWithCode = (_facts: Facts, { brandName, publicUrl, name, link, code }: Setting): Content => {
  const minutes = link?.minutes ?? 0;
  return {
    subject: `Your login link for ${brandName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${greeting(name)} this link signs you in to ${brandName}. It works once, within ${minutes} minutes.`,
      },
      { kind: 'button', label: 'Sign in', url: link?.url ?? `${publicUrl}/login` },
      { kind: 'paragraph', text: 'Or type this code into the page where you asked for it:' },
      { kind: 'headline', text: code ?? '' },
      {
        kind: 'note',
        text: 'You did not ask for it? Then leave this mail alone: without the link or the code nobody gets in.',
      },
    ],
  };
};
