import type { Facts } from '#domain/facts.ts';
import { type Block, type Content, greeting, type Setting } from '../template.ts';

/** The first mail: its link and its reply address prove the address, whichever comes back first. */
export const welcome = (_facts: Facts, setting: Setting): Content =>
  welcomeWith(setting, {
    kind: 'note',
    text: `The link works once, within ${setting.link?.minutes ?? 0} minutes. Later you are sent a new one here:`,
    url: `${setting.publicUrl}/login`,
  });

/** Its link, once over, offers a new one by itself. */
export const welcomeWithLastingLink = (_facts: Facts, setting: Setting): Content =>
  welcomeWith(setting, {
    kind: 'note',
    text: `The link works once, within ${setting.link?.minutes ?? 0} minutes. Later it offers to send you a new one.`,
  });

const welcomeWith = ({ brandName, publicUrl, name, link }: Setting, note: Block): Content => ({
  subject: `Welcome to ${brandName}. What went well this week?`,
  blocks: [
    { kind: 'headline', text: 'What is one thing you got done this week?' },
    {
      kind: 'paragraph',
      text: `${greeting(name)} your account is open. Just answer this mail with one thing you did, however small: that is how ${brandName} works, and your first win is kept.`,
    },
    {
      kind: 'paragraph',
      text: 'Or look around first. This link signs you in and shows us that this address is yours:',
    },
    { kind: 'button', label: `Open ${brandName}`, url: link?.url ?? `${publicUrl}/login` },
    note,
  ],
});

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
