import { Modal } from 'antd';
import { coverLetterForm } from '#web/contract/documents.ts';
import { z } from '#web/contract/schema.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { useFirstField } from '../../shared/forms/first-field.ts';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { copy } from './copy.ts';
import type { LetterAnswer, LetterField } from './use-letter-question.ts';

const words = copy.letter;

const SCHEMAS: Readonly<Record<LetterField, z.ZodMiniType<LetterAnswer>>> = {
  company: z.pick(coverLetterForm, { company: true }),
  role: z.pick(coverLetterForm, { role: true }),
};
const BOTH = z.pick(coverLetterForm, { company: true, role: true });

/** Whom a cover letter is for, where its prompt does not say so. */
export default function LetterDialog(props: {
  fields: readonly LetterField[];
  open: boolean;
  onAnswer: (said: LetterAnswer) => void;
  onClosed: () => void;
}) {
  const { fields, onAnswer } = props;
  const { body, afterOpenChange } = useFirstField();
  const [only] = fields;
  return (
    <Modal
      open={props.open}
      title={words.title}
      footer={null}
      onCancel={() => onAnswer(null)}
      afterClose={props.onClosed}
      afterOpenChange={afterOpenChange}
    >
      <div ref={body}>
        <SchemaForm<LetterAnswer>
          className={dialog.form}
          schema={fields.length === 1 && only ? SCHEMAS[only] : BOTH}
          initialValues={{ company: '', role: '' }}
          failure={words.failed}
          onSubmit={async (said) => onAnswer(said)}
        >
          {({ submitting, error }) => (
            <>
              <p>{words.forWhom}</p>
              {fields.map((field) => (
                <TextField key={field} name={field} label={words[field]} look={{ kind: 'text', autoComplete: 'off' }} />
              ))}
              <FormEnd
                error={error}
                submitting={submitting}
                submit={words.send}
                cancel={words.cancel}
                onCancel={() => onAnswer(null)}
              />
            </>
          )}
        </SchemaForm>
      </div>
    </Modal>
  );
}
