/** The same for the same text, and spread evenly. */
export const seedOf = (text: string): number => {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length && at < MAX_READ; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
};

const MAX_READ = 400;

/**
 * Which of so many wordings a text gets, when `before` are the texts right before it that got one of the same wordings, the
 * newest first: never that of the one before.
 */
export const wordingFor = (text: string, before: readonly string[], count: number): number => {
  let last = -1;
  for (const one of [text, ...before].toReversed()) {
    const own = seedOf(one) % count;
    last = own === last ? (own + 1) % count : own;
  }
  return last;
};
