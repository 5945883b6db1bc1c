import type { Shape } from '#application/engine/ports/read-models.ts';
import type { WinDocument } from '#application/wins/wins.ts';
import type { JsonObject } from '#domain/json.ts';
import { type SkillChoice, skillShownBy } from '#domain/skills/choices.ts';
import type { WinView } from '#domain/wins/win-view.ts';
import type { Achievement } from '#web/contract/achievements.ts';

/** Every field that goes out is picked by name; skills are called as their user chose. */
export const presentAchievement = (id: string, win: WinView, given: GivenChoices = NONE): Achievement => ({
  id,
  userId: win.userId,
  originalMessage: win.text,
  analysisResult:
    win.foundCategory === ''
      ? null
      : {
          category: win.foundCategory,
          categoryIsGuess: win.foundCategoryIsGuess === true,
          analysis: win.analysis,
          skills: shownSkills(win.skills, given),
        },
  date: win.date,
  ...(win.dateIsApproximate && { dateIsApproximate: true as const }),
  category: win.category === '' ? null : win.category,
  categoryIsGuess: win.categoryIsGuess === true, // what the release before has folded does not say
  private: win.private,
  publicText: win.publicText === '' ? null : win.publicText,
  isDeleted: false,
  source: win.source,
  messageThreadId: win.conversationId,
  emailMessageId: win.mailId,
  evidence: win.evidence.map(({ fileId, name, type, size }) => ({ id: fileId, name, type, size })),
  links: (win.links ?? []).map(({ linkId, url, name }) => ({ id: linkId, url, name })),
});

/** The same for lists, which a thread of the store's makes: what this file imports, that thread loads. */
export const achievementShape: Shape<WinDocument> = {
  module: import.meta.url,
  name: 'achievementShape',
  show: (id, win, given) => presentAchievement(id, win, given as GivenChoices | undefined),
};

export const achievementShapeBy = (choices: readonly SkillChoice[]): Shape<WinDocument> =>
  choices.length === 0 ? achievementShape : { ...achievementShape, given: { choices } };

/** What its user said of the names of their skills. */
type GivenChoices = JsonObject & Readonly<{ choices: readonly SkillChoice[] }>;
const NONE: GivenChoices = { choices: [] };
/** Of a page's wins, which are all shown by the same choices. */
const known = new WeakMap<GivenChoices, ReturnType<typeof skillShownBy>>();

const shownSkills = (skills: readonly string[], given: GivenChoices): string[] => {
  if (given.choices.length === 0) return [...skills];
  const shownBy = known.get(given) ?? skillShownBy(given.choices);
  known.set(given, shownBy);
  const shown = skills.map(shownBy).filter(({ hidden }) => !hidden);
  return [...new Set(shown.map(({ name }) => name))];
};
