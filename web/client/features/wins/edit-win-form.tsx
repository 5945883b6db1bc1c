import { Button } from 'antd';
import { type Achievement, achievementChange } from '#web/contract/achievements.ts';
import { longDate } from '../../shared/calendar.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './edit-win-form.module.css';
import { texts } from './texts.ts';
import { useWinActions } from './use-win-actions.ts';

const words = texts.edit;

/** Changes the words of a win. `onDone` comes after saving and after cancelling. */
export const EditWinForm = ({ win, onDone }: { win: Achievement; onDone: () => void }) => {
  const { reword } = useWinActions();
  return (
    <>
      <p className={styles.date}>{win.date === '' ? words.dateUnknown : longDate(win.date)}</p>
      <SchemaForm
        className={styles.card}
        schema={achievementChange}
        initialValues={{ originalMessage: win.originalMessage }}
        failure={words.failed}
        onSubmit={async (change) => {
          await reword(win.id, change);
          toast({ title: words.saved });
          onDone();
        }}
      >
        {({ submitting, error }) => (
          <>
            <TextField name="originalMessage" label={words.text} hint={words.note} look={{ kind: 'long', rows: 6 }} />
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
