import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { useField, useFormState } from 'react-final-form';
import type { CareerWords } from '#web/contract/career.ts';
import { useKeptWords } from '../../shared/drafts/use-kept-words.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { CheckField } from '../../shared/forms/check-field.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { useFirstField } from '../../shared/forms/first-field.ts';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { copy } from './copy.ts';
import { type FormValues, schemaOf, valuesOf } from './fact-form.ts';

/**
 * One fact in a form of its kind, to be added, changed, or mended before it is confirmed. What was typed is found again when
 * it was closed, but for Cancel; `place` says which fact it is of.
 */
export default function FactDialog(props: {
  open: boolean;
  place: string;
  title: string;
  fact: CareerWords;
  save: (fact: CareerWords) => Promise<void>;
  onClose: () => void;
}) {
  const { fact, onClose } = props;
  const { body, afterOpenChange } = useFirstField();
  const [kept, keep, forget] = useKeptWords(`fact ${props.place}`, JSON.stringify(valuesOf(fact)));
  return (
    <Modal
      open={props.open}
      title={props.title}
      footer={null}
      destroyOnHidden
      onCancel={onClose}
      afterOpenChange={afterOpenChange}
    >
      <div ref={body}>
        <SchemaForm
          className={dialog.form}
          schema={schemaOf(fact.is)}
          initialValues={JSON.parse(kept) as FormValues}
          failure={copy.tryLater}
          onSubmit={async (words) => {
            await props.save(words);
            forget();
            onClose();
          }}
        >
          {({ submitting, error }) => (
            <>
              <Kept keep={keep} />
              <Fields fact={fact} />
              {error !== undefined && <Alert title={copy.saveFailed} detail={error} />}
              <div className={dialog.actions}>
                <Button
                  disabled={submitting}
                  onClick={() => {
                    forget();
                    onClose();
                  }}
                >
                  {copy.cancel}
                </Button>
                <Button type="primary" htmlType="submit" loading={submitting}>
                  {submitting ? copy.saving : copy.save}
                </Button>
              </div>
            </>
          )}
        </SchemaForm>
      </div>
    </Modal>
  );
}

const Kept = ({ keep }: { keep: (words: string) => void }) => {
  const { values, dirty } = useFormState({ subscription: { values: true, dirty: true } });
  useEffect(() => {
    if (dirty) keep(JSON.stringify(values));
  }, [keep, values, dirty]);
  return null;
};

const hints: ReadonlyMap<string, string> = new Map([
  ['level', copy.levelHint],
  ['at', copy.monthHint],
]);

const Fields = ({ fact }: { fact: CareerWords }) => (
  <>
    {Object.entries(copy.fields[fact.is]).map(([name, label]) => (
      <Line key={name} name={name} label={label} />
    ))}
    {fact.is === 'certificate' && <Line name="at" label={copy.at} />}
    {(fact.is === 'position' || fact.is === 'education') && <Times lasts={copy.lasts[fact.is]} />}
  </>
);

const Line = ({ name, label }: { name: string; label: string }) => {
  const hint = hints.get(name);
  return (
    <TextField
      name={name}
      label={label}
      look={{ kind: 'text', autoComplete: 'off' }}
      {...(hint !== undefined && { hint })}
    />
  );
};

const Times = ({ lasts }: { lasts: string }) => {
  const isLasting = useField<boolean>('lasts').input.value === true;
  return (
    <>
      <div className={page.pair}>
        <TextField name="from" label={copy.from} hint={copy.monthHint} look={{ kind: 'text', autoComplete: 'off' }} />
        {!isLasting && (
          <TextField name="to" label={copy.to} hint={copy.monthHint} look={{ kind: 'text', autoComplete: 'off' }} />
        )}
      </div>
      <CheckField name="lasts">{lasts}</CheckField>
    </>
  );
};
