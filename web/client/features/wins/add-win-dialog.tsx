import { Button, Modal } from 'antd';
import { useState } from 'react';
import { newAchievement } from '#web/contract/achievements.ts';
import type { HelpWords } from '#web/contract/help.ts';
import { helpIn } from '../../shared/api/api-error.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { useFirstField } from '../../shared/forms/first-field.ts';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { KeptValues, useKeptForm } from '../../shared/forms/kept-values.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { HelpNotice } from '../../shared/parts/help-notice.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useWinActions } from './use-win-actions.ts';

const words = copy.dialog;

/**
 * Records a win: its words and its day, `today` (`yyyy-MM-dd`) at the latest. A click beside the dialog leaves it open, so
 * that no words are lost by a slip. Words that tell of a crisis are answered with help in its place, and nothing is recorded.
 */
export default function AddWinDialog(props: { open: boolean; today: string; onClose: () => void }) {
  const { add } = useWinActions();
  const { body, afterOpenChange } = useFirstField();
  const kept = useKeptForm('win to be added');
  const [help, setHelp] = useState<HelpWords | null>(null);
  return (
    <Modal
      open={props.open}
      title={help ? null : words.title}
      footer={null}
      destroyOnHidden
      afterClose={() => setHelp(null)}
      mask={{ closable: false }}
      onCancel={props.onClose}
      afterOpenChange={afterOpenChange}
    >
      {help && <Helped help={help} onClose={props.onClose} />}
      <div ref={body} hidden={help !== null}>
        <SchemaForm
          className={dialog.form}
          schema={newAchievement}
          initialValues={{ originalMessage: '', date: props.today, private: false }}
          failure={words.failed}
          onSubmit={async (win) => {
            try {
              await add(win);
            } catch (error) {
              const found = helpIn(error);
              if (!found) throw error;
              kept.forget();
              setHelp(found);
              return;
            }
            kept.forget();
            props.onClose();
            toast({ title: words.saved, description: words.savedDetail });
          }}
        >
          {({ submitting, error }) => (
            <>
              <TextField
                name="originalMessage"
                label={words.text}
                placeholder={words.placeholder}
                look={{ kind: 'long', rows: 4 }}
              />
              <TextField name="date" label={words.date} look={{ kind: 'date', max: props.today }} />
              <CheckField name="private">{copy.choices.private}</CheckField>
              <TextField
                name="publicText"
                label={copy.choices.publicText}
                hint={copy.choices.publicTextHint}
                look={{ kind: 'long', rows: 1 }}
              />
              <KeptValues kept={kept} />
              <FormEnd
                error={error}
                submitting={submitting}
                submit={words.save}
                cancel={words.cancel}
                onCancel={props.onClose}
              />
            </>
          )}
        </SchemaForm>
      </div>
    </Modal>
  );
}

const Helped = (props: { help: HelpWords; onClose: () => void }) => (
  <div className={dialog.form}>
    <HelpNotice help={props.help} />
    <div className={dialog.actions}>
      <Button onClick={props.onClose}>{words.close}</Button>
    </div>
  </div>
);
