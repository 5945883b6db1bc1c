import { Button } from 'antd';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { AchievementAnswer } from '#web/contract/achievements.ts';
import { longDate } from '../../shared/calendar.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { toast, UNDO_MS } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './edit-win.module.css';
import { clashing, valuesOf, type WinField, type WinValues } from './edited-win.ts';
import { newerWords } from './newer-words.ts';
import type { SeenWin } from './use-win-base.ts';

const words = newerWords;

/**
 * Within the form of a win, behind its fields: where another window has saved it meanwhile, what this one did not touch is taken
 * in, and what both changed is shown until its user has chosen.
 */
export const NewerWin = (props: { base: SeenWin; latest: AchievementAnswer; onTakeIn: () => void }) => {
  const { base, latest, onTakeIn } = props;
  const form = useForm();
  const { values } = useFormState<Partial<WinValues>>({ subscription: { values: true } });
  const isNewer = base.version !== latest.version;
  const theirs = valuesOf(latest.achievement);
  useEffect(() => {
    const mine = form.getState().values as Partial<WinValues>; // what was found again may have just been put there
    if (isNewer && clashing(base.values, mine, theirs).length === 0) onTakeIn();
  });
  const clashes = isNewer ? clashing(base.values, values, theirs) : [];
  if (clashes.length === 0) return null;
  const put = (from: Partial<WinValues>): void =>
    form.batch(() => {
      for (const name of clashes) form.change(name, from[name]);
    });
  const takeTheirs = (): void => {
    put(theirs);
    onTakeIn();
    toast({ title: words.taken, action: { label: copy.changes.undo, run: () => put(values) }, duration: UNDO_MS });
  };
  return (
    <section className={styles.newer} role="alert">
      <strong>{words.title}</strong>
      <p>{words.detail}</p>
      <dl>
        {clashes.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{inWords(name, latest)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{words.hint}</p>
      <div className={dialog.actions}>
        <Button onClick={takeTheirs}>{words.theirs}</Button>
        <Button onClick={onTakeIn}>{words.mine}</Button>
      </div>
    </section>
  );
};

const labels: Readonly<Record<WinField, string>> = {
  originalMessage: copy.edit.text,
  date: copy.choices.date,
  category: copy.choices.category,
  skills: copy.choices.skills,
  private: copy.card.keepPrivate,
  publicText: copy.choices.publicText,
};

const inWords = (name: WinField, { achievement }: AchievementAnswer): string => {
  const values = valuesOf(achievement);
  switch (name) {
    case 'date':
      return longDate(values.date);
    case 'private':
      return values.private ? words.yes : words.no;
    case 'category':
      return values.category ?? copy.choices.asAnalysed(achievement.analysisResult?.category ?? null);
    default:
      return values[name] || words.nothing;
  }
};
