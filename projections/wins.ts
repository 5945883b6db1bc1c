import { WINS, type WinDocument } from '#application/wins/wins.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import { searchText } from '#domain/search-text.ts';
import { linesOfSkills } from '#domain/skills/skill-lines.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { filedIn, monthOf } from '#domain/wins/filing.ts';
import { knownDate } from '#domain/wins/win-day.ts';
import { keptWinAfter } from '#domain/wins/win-view.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

/** A win by its id, as the domain sees it. */
const folded =
  <Type extends WinEvent['type']>(type: Type) =>
  (data: Extract<WinEvent, { type: Type }>['data']) => [
    one<WinDocument>(data.winId, (before) => searchable(before, keptWinAfter(before, { type, data } as WinEvent))),
  ];

/** Folded anew only when the words have changed: it is what costs most of all this. */
const searchable = (before: WinDocument | null, win: ReturnType<typeof keptWinAfter>): WinDocument | null =>
  win && {
    ...win,
    searchText: before?.text === win.text ? before.searchText : searchText(win.text),
    knownDate: knownDate(win),
    month: monthOf(win.date),
    filed: filedIn(win),
    skillLines: linesOfSkills(win.skills),
  };

/** The wins page: one document per win. */
export const wins = projector<WinEvent | AccountErased>()(WINS, {
  version: `9-unicode-${process.versions.unicode}`, // a runtime with other tables folds words differently
  readsPersonal: true,
  on: {
    WinRecorded: folded('WinRecorded'),
    WinAnalysed: folded('WinAnalysed'),
    WinReworded: folded('WinReworded'),
    WinExtended: folded('WinExtended'),
    WinRestored: folded('WinRestored'),
    WinDateChanged: folded('WinDateChanged'),
    WinCategoryChosen: folded('WinCategoryChosen'),
    WinSkillsChosen: folded('WinSkillsChosen'),
    WinPrivacyChosen: folded('WinPrivacyChosen'),
    WinPublicTextChosen: folded('WinPublicTextChosen'),
    EvidenceAdded: folded('EvidenceAdded'),
    EvidenceLinkAdded: folded('EvidenceLinkAdded'),
    EvidenceRemoved: folded('EvidenceRemoved'),
    WinMerged: folded('WinMerged'),
    WinRemoved: folded('WinRemoved'),
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
