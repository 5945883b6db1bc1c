import type { TextComposer } from '#application/delivery/text-composer.ts';
import type { Tokens } from '#application/engine/tokens.ts';
import { textBody } from './text-body.ts';

/** Composes the texts we send, from the event alone, so that a code stands nowhere but in the text. */
export const createTextComposer = ({
  brandName,
  tokens,
}: Readonly<{ brandName: string; tokens: Pick<Tokens, 'code'> }>): TextComposer => ({
  compose: ({ textId, kind, at, code, expiresAt, personal: { to, facts } }) => {
    const minutes = Math.round((Date.parse(expiresAt) - Date.parse(at)) / 60_000);
    const typed = code === null ? '' : tokens.code('phone', code);
    return { textId, to, body: textBody(kind, { brandName, code: typed, minutes, facts }) };
  },
});
