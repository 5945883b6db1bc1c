import { type WinHistory, winHistory } from '#application/wins/win-history.ts';
import { orMissing } from './missing.ts';
import type { ExportOf, ExportParts } from './parts.ts';
import type { ExportedWin } from './wins.ts';

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
