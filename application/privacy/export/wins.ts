import type { Services } from '#application/services.ts';
import { allWins, type WinDocument, type WinHistory, winHistory } from '#application/wins/public.ts';
import type { EvidenceType } from '#domain/wins/evidence-events.ts';
import { orMissing } from './missing.ts';
import type { ExportOf, ExportParts } from './parts.ts';

type ExportedWin = ReturnType<typeof exported>;

/** All of them, newest first. */
export async function* exportedWins(
  { readModels }: Pick<Services, 'readModels'>,
  { userId }: ExportOf,
): AsyncGenerator<ExportedWin> {
  for await (const wins of allWins(readModels, userId))
    for (const { id, document } of wins) yield exported(id, document);
}

const exported = (id: string, win: WinDocument) => ({
  id,
  date: win.date,
  dateIsApproximate: win.dateIsApproximate === true,
  recordedAt: win.recordedAt,
  source: win.source,
  originalMessage: win.text,
  analysisResult:
    win.foundCategory === ''
      ? null
      : {
          category: win.foundCategory,
          categoryIsGuess: win.foundCategoryIsGuess === true,
          analysis: win.analysis,
          skills: win.skills,
        },
  category: win.category === '' ? null : win.category,
  categoryIsGuess: win.categoryIsGuess === true, // what the release before has folded does not say
  private: win.private,
  publicText: win.publicText === '' ? null : win.publicText,
  messageThreadId: win.conversationId,
  emailMessageId: win.mailId,
  evidence: win.evidence.map(({ fileId, name, type, size }) => ({
    id: fileId,
    name,
    type,
    size,
    file: evidenceFileName(win.date, { id: fileId, type }),
  })),
  links: exportedLinks(win),
});

/** The pages elsewhere that are kept with it. */
export const exportedLinks = ({ links = [] }: Pick<WinDocument, 'links'>) =>
  links.map(({ linkId, url, name }) => ({ id: linkId, url, name }));

const endings: Readonly<Record<EvidenceType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** In the archive: sorts by the win's day, and is a name on every system, whatever the file was called. */
export const evidenceFileName = (date: string, { id, type }: Readonly<{ id: string; type: EvidenceType }>): string =>
  `evidence/${date}-${id}.${endings[type]}`;

/** What a win said before, oldest first; what it says now is none of them. */
export const earlierWordingsIn = ({ wordings, text }: Pick<WinHistory, 'wordings' | 'text'>) =>
  wordings
    .filter((wording, index) => wording.text !== text && wording.text !== wordings[index - 1]?.text)
    .map(({ at, text: before }) => ({ at, text: before }));

/** Each win with its earlier wordings, which only its own events know. */
export async function* withEarlierWordings(parts: ExportParts, of: ExportOf, wins: AsyncIterable<ExportedWin>) {
  for await (const win of wins) {
    const history = await orMissing(of.missing, [{ part: 'earlier-wordings', winId: win.id }], () =>
      winHistory(parts, of.userId, win.id),
    );
    yield { ...win, earlierWordings: history ? earlierWordingsIn(history) : [] };
  }
}
