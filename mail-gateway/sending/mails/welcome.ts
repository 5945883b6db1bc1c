import type { Facts } from '#domain/facts.ts';
import type { Block, Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

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
