import { useMemo, useState } from 'react';
import type { AchievementAnswer } from '#web/contract/achievements.ts';
import { useKeptWords } from '../../shared/drafts/use-kept-words.ts';
import { type KeptForm, useKeptForm } from '../../shared/forms/kept-values.tsx';
import { valuesOf, type WinValues } from './edited-win.ts';

/** A win as its user has seen it, and the version that this was. */
export type SeenWin = Readonly<{ version: string; values: WinValues }>;

const seenIn = ({ version, achievement }: AchievementAnswer): SeenWin => ({ version, values: valuesOf(achievement) });

/**
 * What the form of a win began from, and what was typed into it: both are found again after a reload, so that what another
 * window has saved by then is not written over unseen. `takeIn` goes on from the win as it is now.
 */
export const useWinBase = (latest: AchievementAnswer) => {
  const { id } = latest.achievement;
  const typed = useKeptForm(`win ${id}`);
  const [from, keepFrom, forgetFrom] = useKeptWords(`win ${id} from`);
  const [seen, setSeen] = useState(() => (hasAny(typed) ? parsed(from) : null) ?? seenIn(latest));
  const base = seen.version === latest.version ? seenIn(latest) : seen; // the analysis may be another one
  const kept: KeptForm = useMemo(
    () => ({
      found: typed.found,
      keep: (changed) => {
        typed.keep(changed);
        if (Object.keys(changed).length === 0) forgetFrom();
        else keepFrom(JSON.stringify(seen));
      },
      forget: () => {
        typed.forget();
        forgetFrom();
      },
    }),
    [typed, seen, keepFrom, forgetFrom],
  );
  return { base, kept, takeIn: () => setSeen(seenIn(latest)) };
};

const hasAny = ({ found }: KeptForm): boolean => Object.keys(found).length > 0;

const parsed = (kept: string): SeenWin | null => {
  try {
    const { version, values } = JSON.parse(kept) as Readonly<{ version: unknown; values: unknown }>;
    return typeof version === 'string' && typeof values === 'object' && values !== null
      ? { version, values: values as WinValues }
      : null;
  } catch {
    return null; // nothing was kept
  }
};
