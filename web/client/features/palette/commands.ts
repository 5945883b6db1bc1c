/** Something the palette does; `words` find it too. */
export type Command = Readonly<{ id: string; label: string; words?: string; hint?: string; run: () => void }>;

/** Those whose words begin with each of the words typed, in any order; all of them while nothing is typed. */
export const matching = (commands: readonly Command[], typed: string): readonly Command[] => {
  const wanted = wordsOf(typed);
  return commands.filter(({ label, words = '' }) => {
    const has = wordsOf(`${label} ${words}`);
    return wanted.every((word) => has.some((one) => one.startsWith(word)));
  });
};

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
