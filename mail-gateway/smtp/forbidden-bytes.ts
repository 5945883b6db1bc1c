const NUL = 0;
const LF = 10;
const CR = 13;

/**
 * Whether a mail holds NUL, or CR without LF: readers disagree about what those mean, so no mail may hold them. A bare
 * LF is taken for the end of a line by everyone who reads our mails (and by nobody for the end of a mail), so it may stay.
 */
export const hasForbiddenBytes = (raw: Uint8Array): boolean => {
  if (raw.indexOf(NUL) >= 0) return true;
  for (let at = raw.indexOf(CR); at >= 0; at = raw.indexOf(CR, at + 1)) {
    if (raw[at + 1] !== LF) return true;
  }
  return false;
};
