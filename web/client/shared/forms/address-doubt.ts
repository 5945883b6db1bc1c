/** Where very many people have their mail. Names of fewer than nine letters are left out: too many real ones are near. */
const providers = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'protonmail.com',
] as const;
/** One slip away from those, and real. */
const others: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com', 'cloud.com']);

/** Why an address may not be what its owner meant; `meant` is what they may have meant, where that can be told. */
export type AddressDoubt = Readonly<{ why: 'no-dot' | 'misspelt'; meant: string | null }>;

/**
 * Whether to ask before anything is paid for an address: its domain has no dot, ends in .con, or is one slip of a finger
 * (a letter too many, too few, wrong, or two swapped) away from a big provider. Null when there is nothing to ask.
 */
export const doubtOf = (email: string): AddressDoubt | null => {
  const [, local = '', typed = ''] = /^(.*)@([^@]*)$/s.exec(email.trim()) ?? [];
  const domain = typed.toLowerCase();
  if (local === '' || domain === '') return null;
  const provider = providers.some((one) => one === domain)
    ? undefined
    : providers.find((one) => isOneSlip(one, domain));
  const meant = others.has(domain) ? null : (provider ?? domain.replace(/\.con$/, '.com'));
  if (meant !== null && meant !== domain) return { why: 'misspelt', meant: `${local}@${meant}` };
  return domain.includes('.') ? null : { why: 'no-dot', meant: null };
};

const isOneSlip = (meant: string, typed: string): boolean => {
  if (Math.abs(meant.length - typed.length) > 1) return false;
  let start = 0;
  while (start < meant.length && meant[start] === typed[start]) start += 1;
  let end = 0;
  const shorter = Math.min(meant.length, typed.length) - start;
  while (end < shorter && meant.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const [left, found] = [meant.slice(start, meant.length - end), typed.slice(start, typed.length - end)];
  const isSwapped = left.length === 2 && left === `${found[1]}${found[0]}`;
  return isSwapped || (left.length <= 1 && found.length <= 1);
};
