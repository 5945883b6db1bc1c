import { Button } from 'antd';
import { useState } from 'react';
import type { User } from '#web/contract/account.ts';
import { profileSaved } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { hasStatus } from '../../shared/api/api-error.ts';
import { frequencies, times } from '../../shared/check-in-choices.ts';
import { callingCodeOf, likelyCountry } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import { Alert } from '../../shared/forms/alert.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { type SignInDialog, useSignInDialog } from '../../shared/parts/sign-in-dialog.ts';
import { ZoneField } from '../../shared/zone-select/zone-field.tsx';
import { ownZone } from '../../shared/zone-select/zones.ts';
import { copy } from './copy.ts';
import { changeOf, setupForm, setupOf } from './setup.ts';

const schema = dialledIn(setupForm, callingCodeOf);

/** The first setup of a profile. `onSaved` gets the user as saved. A new phone number may need another sign-in first. */
export const SetupForm = (props: { user: User; signInDialog: SignInDialog; onSaved: (user: User) => void }) => {
  const { user } = props;
  const signIn = useSignInDialog(props.signInDialog);
  const api = useApi();
  const [initial] = useState(() => setupOf(user, ownZone(), likelyCountry(navigator.languages)));
  return (
    <>
      <SchemaForm
        className={page.form}
        schema={schema}
        initialValues={initial}
        failure={copy.saveFailedDetail}
        onSubmit={async (setup) => {
          try {
            const { profile } = await api.write('PUT', '/api/user/profile', changeOf(user, setup), profileSaved);
            props.onSaved(profile);
          } catch (error) {
            if (!hasStatus(error, 403)) throw error;
            signIn.ask();
          }
        }}
      >
        {({ submitting, error }) => (
          <>
            <section className={page.part}>
              <h2>{copy.person}</h2>
              <Person />
            </section>
            <section className={page.part}>
              <h2>{copy.preferences}</h2>
              <ChoiceField name="messageFrequency" label={copy.frequency} choices={frequencies} />
              <ChoiceField name="messageTimePreference" label={copy.time} choices={times} />
              <ZoneField name="timezone" label={copy.zone} hint={copy.zoneHint} />
            </section>
            {user.aiAllowed && <p className={page.note}>{copy.ai}</p>}
            {error !== undefined && <Alert title={copy.saveFailed} detail={error} />}
            <Button type="primary" htmlType="submit" loading={submitting} block>
              {submitting ? copy.saving : copy.save}
            </Button>
          </>
        )}
      </SchemaForm>
      {signIn.dialog}
    </>
  );
};

const Person = () => (
  <>
    <div className={page.pair}>
      <TextField name="firstName" label={copy.firstName} look={{ kind: 'text', autoComplete: 'given-name' }} />
      <TextField name="lastName" label={copy.lastName} look={{ kind: 'text', autoComplete: 'family-name' }} />
    </div>
    <TextField name="email" label={copy.email} look={{ kind: 'email', autoComplete: 'email' }} readOnly />
    <PhoneField label={copy.phone} countryLabel={copy.country} hint={copy.phoneHint} />
  </>
);
