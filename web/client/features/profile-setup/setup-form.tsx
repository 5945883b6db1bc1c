import { Button } from 'antd';
import { useState } from 'react';
import type { User } from '#web/contract/account.ts';
import { profileSaved } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { frequencies, times } from '../../shared/check-in-choices.ts';
import { callingCodeOf, likelyCountry } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import { Alert } from '../../shared/forms/alert.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ZoneField } from '../../shared/zone-select/zone-field.tsx';
import { ownZone } from '../../shared/zone-select/zones.ts';
import { changeOf, setupForm, setupOf } from './setup.ts';
import { texts } from './texts.ts';

const schema = dialledIn(setupForm, callingCodeOf);

/** The first setup of a profile. `onSaved` gets the user as saved. */
export const SetupForm = ({ user, onSaved }: { user: User; onSaved: (user: User) => void }) => {
  const api = useApi();
  const [initial] = useState(() => setupOf(user, ownZone(), likelyCountry(navigator.languages)));
  return (
    <SchemaForm
      className={page.form}
      schema={schema}
      initialValues={initial}
      failure={texts.saveFailedDetail}
      onSubmit={async (setup) => {
        const { profile } = await api.write('PUT', '/api/user/profile', changeOf(user, setup), profileSaved);
        onSaved(profile);
      }}
    >
      {({ submitting, error }) => (
        <>
          <section className={page.part}>
            <h2>{texts.person}</h2>
            <Person />
          </section>
          <section className={page.part}>
            <h2>{texts.preferences}</h2>
            <ChoiceField name="messageFrequency" label={texts.frequency} choices={frequencies} />
            <ChoiceField name="messageTimePreference" label={texts.time} choices={times} />
            <ZoneField name="timezone" label={texts.zone} hint={texts.zoneHint} />
          </section>
          {error !== undefined && <Alert title={texts.saveFailed} detail={error} />}
          <Button type="primary" htmlType="submit" loading={submitting} block>
            {submitting ? texts.saving : texts.save}
          </Button>
        </>
      )}
    </SchemaForm>
  );
};

const Person = () => (
  <>
    <div className={page.pair}>
      <TextField name="firstName" label={texts.firstName} look={{ kind: 'text', autoComplete: 'given-name' }} />
      <TextField name="lastName" label={texts.lastName} look={{ kind: 'text', autoComplete: 'family-name' }} />
    </div>
    <TextField name="email" label={texts.email} look={{ kind: 'email', autoComplete: 'email' }} readOnly />
    <PhoneField label={texts.phone} countryLabel={texts.country} hint={texts.phoneHint} />
  </>
);
