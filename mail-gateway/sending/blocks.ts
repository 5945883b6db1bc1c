/** What a mail is made of. Both its parts, plain text and HTML, are rendered from the same blocks. */
export type Block =
  /** The one thing a mail is about, set large: the question of a check-in. */
  | Readonly<{ kind: 'headline'; text: string }>
  | Readonly<{ kind: 'paragraph'; text: string }>
  /** Numbered: what a person said, what it was filed under, what was made of it. */
  | Readonly<{ kind: 'wins'; wins: readonly WinEntry[] }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>
  | Readonly<{ kind: 'button'; label: string; url: string }>
  /** Small print, and a page of ours that it speaks of. */
  | Readonly<{ kind: 'note'; text: string; url?: string }>;

export type WinEntry = Readonly<{ words: string; filedUnder: string; analysis: string }>;

export type Content = Readonly<{ subject: string; blocks: readonly Block[] }>;
