import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { Alert } from './alert.tsx';
import { copy } from './copy.ts';
import dialog from './dialog.module.css';
import type { FormSchema } from './field-errors.ts';
import styles from './row-form.module.css';
import { SchemaForm } from './schema-form.tsx';

/**
 * The form that a row, or a few of them, opens into: it saves what was changed and nothing else, and leaving the page before
 * that is asked about. `failed` is the title of a failure, `failure` what it says where the server said nothing.
 */
export const RowForm = <Values,>(props: {
  schema: FormSchema<Values>;
  initialValues: Readonly<Record<string, string | boolean | undefined>>;
  onSubmit: (values: Values) => Promise<void>;
  onCancel: () => void;
  failed: string;
  failure: string;
  children: ReactNode;
}) => (
  <SchemaForm
    className={styles.form}
    schema={props.schema}
    initialValues={props.initialValues}
    failure={props.failure}
    onSubmit={props.onSubmit}
  >
    {({ submitting, changed, error }) => (
      <>
        <Noted unsaved={changed} />
        {props.children}
        {error !== undefined && <Alert title={props.failed} detail={error} />}
        <div className={dialog.actions}>
          <Button onClick={props.onCancel} disabled={submitting}>
            {copy.cancel}
          </Button>
          <Button type="primary" htmlType="submit" disabled={!changed} loading={submitting}>
            {submitting ? copy.saving : copy.save}
          </Button>
        </div>
      </>
    )}
  </SchemaForm>
);

const Noted = ({ unsaved }: { unsaved: boolean }) => {
  useUnsaved(unsaved);
  return null;
};
