const WORD = /=\?([^?\s]{1,40})\?([BbQq])\?([^?\s]*)\?=/g;

/** Decodes the encoded words of RFC 2047 in a header value; what cannot be decoded stays as written. */
export const decodeWords = (value: string): string =>
  value.replace(/(\?=)\s+(?==\?)/g, '$1').replace(WORD, (written, charset: string, encoding: string, text: string) => {
    const bytes = encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedBytes(text);
    return decode(charset.replace(/\*.*$/, ''), bytes) ?? written;
  });

const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/_/g, ' ')
      .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

const decode = (charset: string, bytes: Buffer): string | null => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null; // a charset nobody knows
    throw error;
  }
};
