import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import useSWR from 'swr';
import {
  type Achievement,
  type AchievementChange,
  achievementAnswer,
  achievementChange,
  newAchievement,
  winCategories,
} from '#web/contract/achievements.ts';
import { z } from '#web/contract/schema.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { longDate } from '../../shared/calendar.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { type KeptForm, KeptValues, useKeptForm } from '../../shared/forms/kept-values.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { Notice } from '../../shared/parts/notice.tsx';
import { Waiting } from '../../shared/parts/waiting.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { AskBeforeLeaving } from '../../shared/unsaved/ask-before-leaving.tsx';
import { useUnsaved } from '../../shared/unsaved/unsaved.ts';
import { copy } from './copy.ts';
import styles from './edit-win.module.css';
import { AddEvidence, EvidenceList } from './evidence.tsx';
import { Pebble, PebbleLight } from './pebble.tsx';
import { useWinActions } from './use-win-actions.ts';

const words = copy.edit;

/** One win to be changed: loading, not to be had, or its form. */
export const EditWin = ({ id, today, onDone }: { id: string; today: string; onDone: () => void }) => {
  const { win, failed } = useWin(id);
  if (win !== undefined)
    return (
      <>
        <EditWinForm win={win} today={today} onDone={onDone} />
        <section className={styles.files}>
          <h2>{copy.evidence.heading}</h2>
          <EvidenceList win={win} label={copy.evidence.heading} />
          <AddEvidence winId={win.id} />
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

/**
 * Changes a win: its words, its day (`today` at the latest), its category, and what others may read of it. `onDone` comes
 * after saving and after cancelling. What is changed is kept over a reload, and thrown away only by who says so.
 */
const EditWinForm = (props: { win: Achievement; today: string; onDone: () => void }) => {
  const { win, today, onDone } = props;
  const { change } = useWinActions();
  const kept = useKeptForm(`win ${win.id}`);
  const isSaved = useRef(false);
  return (
    <>
      <p className={styles.date}>
        <Pebble seed={win.id} category={win.category} />
        {win.date === '' ? words.dateUnknown : longDate(win.date)}
      </p>
      <PebbleLight />
      <SchemaForm
        className={styles.card}
        schema={editedWin}
        initialValues={valuesOf(win)}
        failure={words.failed}
        onSubmit={async (edited) => {
          await change(win.id, changeOf(win, edited));
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
            { value: '', label: choices.asAnalysed(analysisResult?.category ?? null) },
            ...winCategories.map((value) => ({ value, label: value })),
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

/** What the page that edits a win asks for. A field that is left empty is not among the values. */
const editedWin = z.extend(newAchievement, {
  category: achievementChange.shape.category,
  skills: z.optional(z.string().check(z.maxLength(500))),
});

type EditedWin = z.infer<typeof editedWin>;

/** Undefined while the analysis' own category stands. */
const chosenCategory = ({ category, analysisResult }: Achievement): EditedWin['category'] =>
  category === null || category === analysisResult?.category ? undefined : (category as EditedWin['category']);

const valuesOf = (win: Achievement) => ({
  originalMessage: win.originalMessage,
  date: win.date,
  category: chosenCategory(win) ?? undefined,
  skills: (win.analysisResult?.skills ?? []).join(', '),
  private: win.private,
  publicText: win.publicText ?? '',
});

/** What differs from the win as it was opened; its words when nothing does, which analyses them anew. */
const changeOf = (win: Achievement, edited: EditedWin): AchievementChange => {
  const was = valuesOf(win);
  const { originalMessage, date = was.date, category = null, publicText = null } = edited;
  const isPrivate = edited.private ?? false;
  const change = {
    ...(originalMessage === was.originalMessage ? {} : { originalMessage }),
    ...(date === was.date ? {} : { date }),
    ...((category ?? undefined) === was.category ? {} : { category }),
    ...(listed(edited.skills).join() === listed(was.skills).join() ? {} : { skills: listed(edited.skills) }),
    ...(isPrivate === was.private ? {} : { private: isPrivate }),
    ...((publicText ?? '') === was.publicText ? {} : { publicText }),
  };
  return Object.keys(change).length === 0 ? { originalMessage } : change;
};

/** Each once, as many as a win may show. */
const listed = (skills = ''): string[] =>
  [...new Set(skills.split(',').map((skill) => skill.trim()))].filter((skill) => skill !== '').slice(0, 8);

/** One win by its id. */
const useWin = (id: string): Readonly<{ win: Achievement | undefined; failed: boolean }> => {
  const api = useApi();
  const version = useListVersion('wins');
  const { data, error } = useSWR(['/api/achievements', id, version], () =>
    retrying(() => api.get(`/api/achievements/${encodeURIComponent(id)}`, achievementAnswer), {
      times: 1,
      delay: 1000,
    }),
  );
  return { win: data?.achievement, failed: error !== undefined };
};
