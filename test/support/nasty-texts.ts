/** What one piece of a text is repeated to; the words in it count, so that no two lines are the same, where it is a function. */
const pieces: Readonly<Record<string, string | ((at: number) => string)>> = {
  'an ordinary one':
    'I led the rollout of the pump to 40 customers. It went **well**, see [this](https://x.example/a).\n\n- One\n- Two\n\n',
  'lines of one letter': 'a\n',
  'paragraphs of one letter': 'a\n\n',
  'other paragraphs': (at) => `${((at * 7919) % 99_991).toString(36)}\n\n`,
  headings: '# a\n',
  'bullets in bullets': '- a\n  - b\n    - c\n',
  entries: '### a | b | 2020\n- x\n',
  quotes: '> > > > a\n',
  tables: '| a | b | c |\n',
  posts: '---\na\n\nb\n\n',
  links: '[a](http://b.c) ',
  'links that never end': '[a](',
  'bold words': '**a** ',
  'marks of all kinds': '*_[`',
  'one long word': 'a',
  'one giant line': 'word ',
  'other words': (at) => `${((at * 7919) % 99_991).toString(36)} `,
  families: '👩‍👩‍👧‍👦',
  'marks upon marks': '\u0301\u0323',
  'letters with marks': 'a\u0301\u0323\u0301\u0323\u0301',
  'letters that are sentences': '\ufdfa',
  'letters of a later Unicode': '\u0378',
  spaces: '  \u00a0',
};

/** Texts that take the longest to read, by name: each of so many characters, or fewer where their JSON would be more bytes. */
export const nastyTexts = (length = 149_000, bytes = 199_000): ReadonlyMap<string, string> =>
  new Map(Object.entries(pieces).map(([name, piece]) => [name, textOf(piece, length, bytes)]));

const textOf = (piece: (typeof pieces)[string], length: number, bytes: number): string => {
  let [text, taken] = ['x', 3];
  for (let at = 0; ; at += 1) {
    const next = typeof piece === 'string' ? piece : piece(at);
    taken += Buffer.byteLength(JSON.stringify(next)) - 2;
    if (text.length + next.length > length || taken > bytes) return text;
    text += next;
  }
};
