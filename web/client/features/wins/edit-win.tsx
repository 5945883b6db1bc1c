import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import useSWR from 'swr';
import {
  type Achievement,
  type AchievementAnswer,
  achievementAnswer,
  winCategories,
} from '#web/contract/achievements.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { hasStatus } from '../../shared/api/api-error.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { winDay } from '../../shared/calendar.ts';
import { categoryName } from '../../shared/categories.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { type KeptForm, KeptValues } from '../../shared/forms/kept-values.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { Waiting } from '../../shared/parts/waiting.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { AskBeforeLeaving } from '../../shared/unsaved/ask-before-leaving.tsx';
import { useUnsaved } from '../../shared/unsaved/unsaved.ts';
import { AddEvidence, AddLink } from './add-evidence.tsx';
import { copy } from './copy.ts';
import styles from './edit-win.module.css';
import { changeOf, clashing, differing, type EditedWin, editedWin, valuesOf } from './edited-win.ts';
import KeptEvidence from './kept-evidence.tsx';
import { NewerWin } from './newer-win.tsx';
import { Pebble, PebbleLight } from './pebble.tsx';
import { useWinActions, winPath } from './use-win-actions.ts';
import { useWinBase } from './use-win-base.ts';

const words = copy.edit;

/** One win to be changed: loading, not to be had, or its form. */
export const EditWin = ({ id, today, onDone }: { id: string; today: string; onDone: () => void }) => {
  const { latest, failed, refresh } = useWin(id);
  const win = latest?.achievement;
  if (latest && win)
    return (
      <>
        <EditWinForm key={win.id} latest={latest} today={today} refresh={refresh} onDone={onDone} />
        <section className={styles.files}>
          <h2>{copy.evidence.heading}</h2>
          <KeptEvidence win={win} label={copy.evidence.heading} />
          <div className={styles.adding}>
            <AddEvidence winId={win.id} />
            <AddLink winId={win.id} />
          </div>
        </section>
      </>
    );
  if (!failed) return <Waiting title={words.loading} />;
  return (
    <Notice
      role="alert"
      level={2}
      title={words.loadFailed.title}
      actions={<ButtonLink to="/wins">{words.loadFailed.back}</ButtonLink>}
    >
      <p>{words.loadFailed.detail}</p>
    </Notice>
  );
};

type Latest = Readonly<{
  latest: AchievementAnswer;
  /** Reads it again; undefined where that failed. */
  refresh: () => Promise<AchievementAnswer | undefined>;
}>;

/**
 * Changes a win: its words, its day (`today` at the latest), its category, and what others may read of it. `onDone` comes
 * after saving and after cancelling. What is changed is kept over a reload, and thrown away only by who says so; what
 * another window has saved meanwhile is written over by nobody who has not seen it.
 */
const EditWinForm = (props: Latest & { today: string; onDone: () => void }) => {
  const { latest, refresh, today, onDone } = props;
  const { achievement: win } = latest;
  const { change } = useWinActions();
  const { base, kept, takeIn } = useWinBase(latest);
  const isSaved = useRef(false);
  const save = async (edited: EditedWin): Promise<void> => {
    const wanted = changeOf(base.values, edited);
    try {
      await change(win.id, wanted, base.version);
    } catch (error) {
      const newest = hasStatus(error, 412) ? await refresh() : undefined;
      if (newest === undefined || newest.version === base.version) throw error;
      const theirs = valuesOf(newest.achievement);
      if (clashing(base.values, edited, theirs).length > 0) throw error;
      const mine = differing(base.values, edited);
      const isThere = mine.length > 0 && !differing(edited, theirs).some((name) => mine.includes(name)); // an answer that got lost
      if (!isThere) await change(win.id, wanted, newest.version);
    }
  };
  return (
    <>
      <p className={styles.date}>
        <Pebble seed={win.id} category={win.category} />
        {win.date === '' ? words.dateUnknown : winDay(win)}
      </p>
      <PebbleLight />
      <SchemaForm
        className={styles.card}
        schema={editedWin}
        initialValues={base.values}
        failure={words.failed}
        onSubmit={async (edited) => {
          await save(edited);
          isSaved.current = true;
          kept.forget();
          toast({ title: words.saved });
          onDone();
        }}
      >
        {({ submitting, changed, error }) => (
          <>
            <FoundChanges kept={kept} />
            <TextField name="originalMessage" label={words.text} hint={words.note} look={{ kind: 'long', rows: 5 }} />
            <Choices win={win} today={today} />
            <KeptValues kept={kept} />
            {!isSaved.current && <NewerWin base={base} latest={latest} onTakeIn={takeIn} />}
            <Ending
              changed={changed && !submitting && !isSaved.current}
              submitting={submitting}
              error={error}
              onForget={kept.forget}
              onDone={onDone}
            />
          </>
        )}
      </SchemaForm>
    </>
  );
};

/** Says that what stands in the form is not saved, where it was found again, and offers what is. */
const FoundChanges = ({ kept }: { kept: KeptForm }) => {
  const form = useForm();
  const [isShown, setShown] = useState(Object.keys(kept.found).length > 0);
  if (!isShown) return null;
  const startAgain = (): void => {
    form.reset();
    kept.forget();
    setShown(false);
  };
  return (
    <p className={styles.found} role="status">
      {words.found}
      <Button type="text" onClick={startAgain}>
        {words.startAgain}
      </Button>
    </p>
  );
};

/** Saving, and the way out, which asks first where something would be lost. */
const Ending = (props: {
  changed: boolean;
  submitting: boolean;
  error: string | undefined;
  onForget: () => void;
  onDone: () => void;
}) => {
  useUnsaved(props.changed);
  return (
    <>
      <FormEnd
        error={props.error}
        submitting={props.submitting}
        submit={words.save}
        meanwhile={words.saving}
        cancel={words.cancel}
        onCancel={props.onDone}
      />
      <AskBeforeLeaving isKept onLeave={props.onForget} />
    </>
  );
};

const Choices = ({ win: { analysisResult }, today }: { win: Achievement; today: string }) => {
  const choices = copy.choices;
  return (
    <>
      <div className={styles.pair}>
        <TextField name="date" label={choices.date} look={{ kind: 'date', max: today }} />
        <SelectField
          name="category"
          label={choices.category}
          options={[
            { value: '', label: choices.asAnalysed(analysisResult && categoryName(analysisResult.category)) },
            ...winCategories.map((value) => ({ value, label: categoryName(value) })),
          ]}
        />
      </div>
      <TextField
        name="skills"
        label={choices.skills}
        hint={choices.skillsHint}
        look={{ kind: 'text', autoComplete: 'off' }}
      />
      <CheckField name="private">{choices.private}</CheckField>
      <TextField
        name="publicText"
        label={choices.publicText}
        hint={choices.publicTextHint}
        look={{ kind: 'long', rows: 2 }}
      />
    </>
  );
};

/** One win by its id. */
const useWin = (id: string) => {
  const api = useApi();
  const version = useListVersion('wins');
  const { data, error, mutate } = useSWR(['/api/achievements', id, version], () =>
    retrying(() => api.get(winPath(id), achievementAnswer), { times: 1, delay: 1000 }),
  );
  return { latest: data, failed: error !== undefined, refresh: () => mutate() };
};
