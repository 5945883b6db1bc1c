/** What is damaged and therefore left out: a file by its path, or a part of `export.json` by the win that it belongs to. */
export type MissingPart = string | Readonly<{ part: 'removed-win' | 'earlier-wordings'; winId: string }>;

/** What the journal tells of a win. */
type JournalWin = Readonly<{
  date: string;
  dateIsApproximate: boolean;
  originalMessage: string;
  category: string | null;
  analysisResult: Readonly<{ analysis: string; skills: readonly string[] }> | null;
}>;

/** What an archive says to people. The journal is Markdown, `month` is `yyyy-MM`. */
export interface ExportWords {
  journal: Readonly<{
    title(name: string): string;
    month(month: string): string;
    win(win: JournalWin): string;
    empty: string;
  }>;
  noDocuments: string;
  missing: Readonly<{ before: string; part(part: MissingPart): string; after(support: string): string }>;
}
