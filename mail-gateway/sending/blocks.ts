/** What a mail is made of. Both its parts, plain text and HTML, are rendered from the same blocks. */
export type Block =
  /** The one thing a mail is about, set large: the question of a check-in. */
  | Readonly<{ kind: 'headline'; text: string }>
  | Readonly<{ kind: 'paragraph'; text: string }>
  /** Numbered, from `first` (1 without it): what a person said, what it was filed under, what was made of it. */
  | Readonly<{ kind: 'wins'; first?: number; wins: readonly WinEntry[] }>
  | Readonly<{ kind: 'list'; items: readonly string[] }>
  /** A text of its own within the mail, set apart: its lines stay lines, and an empty one ends a paragraph. */
  | Readonly<{ kind: 'document'; title: string; text: string }>
  | Readonly<{ kind: 'button'; label: string; url: string }>
  /** Small print, and a page of ours that it speaks of. */
  | Readonly<{ kind: 'note'; text: string; url?: string }>;

export type WinEntry = Readonly<{ words: string; filedUnder: string; analysis: string }>;

/** `preview` is what a mailbox shows beside the subject, where that is not what the mail says first anyway. */
export type Content = Readonly<{ subject: string; preview?: string; blocks: readonly Block[] }>;
