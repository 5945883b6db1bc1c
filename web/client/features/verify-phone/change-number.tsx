import { Button } from 'antd';
import { type CodeRequest, codeRequest } from '#web/contract/phone.ts';
import { likelyCountry } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import { callingCodeOf } from '../../shared/country-select/load-countries.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { texts } from './texts.ts';
import { useSendCode } from './use-code-sending.ts';

const schema = dialledIn(codeRequest, callingCodeOf);

/** Takes another number, and has a code sent there once `left` seconds have gone by. */
export const ChangeNumber = (props: {
  left: number;
  onChanged: (request: CodeRequest) => void;
  onCancel: () => void;
}) => {
  const sendCode = useSendCode();
  return (
    <SchemaForm
      className={page.form}
      schema={schema}
      initialValues={{ phoneNumber: '', phoneCountry: likelyCountry(navigator.languages) }}
      failure={texts.tryLater}
      onSubmit={async (request) => {
        await sendCode(request);
        props.onChanged(request);
      }}
    >
      {({ submitting, error }) => (
        <>
          <PhoneField label={texts.newNumber} countryLabel={texts.country} />
          {error !== undefined && <Alert title={texts.resendFailed} detail={error} />}
          <div className={dialog.actions}>
            <Button onClick={props.onCancel}>{texts.cancel}</Button>
            <Button type="primary" htmlType="submit" loading={submitting} disabled={props.left > 0}>
              {props.left > 0 ? texts.sendThereIn(props.left) : texts.sendThere}
            </Button>
          </div>
        </>
      )}
    </SchemaForm>
  );
};
