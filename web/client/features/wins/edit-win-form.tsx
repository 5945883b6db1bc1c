import { Button } from 'antd';
import { type Achievement, winCategories } from '#web/contract/achievements.ts';
import { longDate } from '../../shared/calendar.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './edit-win-form.module.css';
import { texts } from './texts.ts';
import { useWinActions } from './use-win-actions.ts';
import { changeOf, editedWin, valuesOf } from './win-change.ts';

const words = texts.edit;

/**
 * Changes a win: its words, its day (`today` at the latest), its category, and what others may read of it. `onDone` comes
 * after saving and after cancelling.
 */
export const EditWinForm = (props: { win: Achievement; today: string; onDone: () => void }) => {
  const { win, today, onDone } = props;
  const { change } = useWinActions();
  return (
    <>
      <p className={styles.date}>{win.date === '' ? words.dateUnknown : longDate(win.date)}</p>
      <SchemaForm
        className={styles.card}
        schema={editedWin}
        initialValues={valuesOf(win)}
        failure={words.failed}
        onSubmit={async (edited) => {
          await change(win.id, changeOf(win, edited));
          toast({ title: words.saved });
          onDone();
        }}
      >
        {({ submitting, error }) => (
          <>
            <TextField name="originalMessage" label={words.text} hint={words.note} look={{ kind: 'long', rows: 6 }} />
            <Choices win={win} today={today} />
            {error !== undefined && (
              <p className={dialog.error} role="alert">
                {error}
              </p>
            )}
            <div className={dialog.actions}>
              <Button onClick={onDone}>{words.cancel}</Button>
              <Button type="primary" htmlType="submit" loading={submitting}>
                {submitting ? words.saving : words.save}
              </Button>
            </div>
          </>
        )}
      </SchemaForm>
    </>
  );
};

const Choices = ({ win: { analysisResult }, today }: { win: Achievement; today: string }) => {
  const choices = texts.choices;
  return (
    <>
      <TextField name="date" label={choices.date} look={{ kind: 'date', max: today }} />
      <SelectField
        name="category"
        label={choices.category}
        options={[
          { value: '', label: choices.asAnalysed(analysisResult?.category ?? null) },
          ...winCategories.map((value) => ({ value, label: value })),
        ]}
      />
      <CheckField name="private">{choices.private}</CheckField>
      <TextField
        name="publicText"
        label={choices.publicText}
        hint={choices.publicTextHint}
        look={{ kind: 'long', rows: 3 }}
      />
    </>
  );
};
