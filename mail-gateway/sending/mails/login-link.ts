import type { JsonObject } from '#domain/json.ts';
import { greeting, type Setting } from '../template.ts';

export const loginLink = (_words: JsonObject, { brandName, publicUrl, name, link }: Setting) => {
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
