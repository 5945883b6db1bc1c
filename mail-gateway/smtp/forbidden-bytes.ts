const NUL = 0;
const LF = 10;
const CR = 13;

/**
 * Whether a mail holds NUL, or CR without LF: readers disagree about what those mean, so no mail may hold them. A bare
 * LF is taken for the end of a line by everyone who reads our mails (and by nobody for the end of a mail), so it may stay.
 */
export const hasForbiddenBytes = (raw: Uint8Array): boolean => {
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at];
    if (byte === NUL || (byte === CR && raw[at + 1] !== LF)) return true;
  }
  return false;
};
