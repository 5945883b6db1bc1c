import { Button } from 'antd';
import { done } from '#web/contract/answers.ts';
import { type CodeRequest, phoneVerification } from '#web/contract/phone.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { codeNotes } from './code-notes.ts';
import { texts } from './texts.ts';

/** Takes the code that was texted to the number. */
export const CodeForm = ({ request, onVerified }: { request: CodeRequest; onVerified: () => Promise<void> }) => {
  const api = useApi();
  return (
    <SchemaForm
      className={page.form}
      schema={phoneVerification}
      initialValues={{ ...request, code: '' }}
      failure={texts.failedDetail}
      onSubmit={async (typed) => {
        await api.auth('POST', '/api/auth/verify', typed, done);
        codeNotes.forget();
        toast({ title: texts.verified });
        await onVerified();
      }}
    >
      {({ submitting, error }) => (
        <>
          <TextField name="phoneNumber" label={texts.phone} look={{ kind: 'text', autoComplete: 'off' }} readOnly />
          <TextField name="code" label={texts.code} look={{ kind: 'code' }} />
          {error !== undefined && <Alert title={texts.failed} detail={error} />}
          <Button type="primary" htmlType="submit" loading={submitting} block>
            {submitting ? texts.verifying : texts.verify}
          </Button>
        </>
      )}
    </SchemaForm>
  );
};
