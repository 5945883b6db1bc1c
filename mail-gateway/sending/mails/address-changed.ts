import type { AddressChangedWords } from '#application/inbox/mail-words.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Content } from '../blocks.ts';
import { oneLine } from '../clean.ts';
import { greeting, type Setting } from '../template.ts';

/** To the old address, so that nobody loses an account unawares. */
export const addressChanged = (words: JsonObject, { brandName, name, supportEmail }: Setting): Content => ({
  subject: `Your ${brandName} address was changed`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} your account is now under ${oneLine((words as AddressChangedWords).after, 254)}. We write there from now on, and this is the last mail to this address.`,
    },
    {
      kind: 'note',
      text: `It was not you? Write to ${supportEmail} at once, from this address.`,
    },
  ],
});
