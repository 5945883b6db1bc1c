import type { JsonObject } from '#domain/json.ts';
import { type Setting, thanks } from '../template.ts';

export const notUnderstood = (_words: JsonObject, { brandName, name }: Setting) =>
  ({
    subject: 'We could not read your mail',
    blocks: [
      {
        kind: 'paragraph',
        text: `${thanks(name)} Your mail has arrived, but we could not read what it says. That is our doing, not yours.`,
      },
      {
        kind: 'paragraph',
        text: 'It is kept just as it came, and nothing of it is lost. Please answer once more as plain text; a line or two is enough.',
      },
      { kind: 'note', text: `${brandName} keeps this answer in the same conversation.` },
    ],
  }) as const;
