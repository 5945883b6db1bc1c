/**
 * `Content-Disposition` with a file's own name (RFC 6266): in ASCII for whoever reads no more, and whole as UTF-8
 * (RFC 8187).
 */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`;
};

/** What `encodeURIComponent` leaves as it is, and RFC 8187 does not. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
