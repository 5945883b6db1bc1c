import { useId } from 'react';
import { useField } from 'react-final-form';
import { Link } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { frequencies, times } from '../../shared/check-in-choices.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import choice from '../../shared/forms/choice-field.module.css';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { useFieldPart } from '../../shared/forms/schema-form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import field from '../../shared/forms/text-field.module.css';
import { TextField } from '../../shared/forms/text-field.tsx';
import { ZoneField } from '../../shared/zone-select/zone-field.tsx';
import { copy, languages, shortDays, weekdays, weeks } from './copy.ts';
import styles from './profile-fields.module.css';

/** Who it is, and how they can be reached. */
export const PersonFields = ({ user, editing }: { user: User; editing: boolean }) => (
  <>
    <div className={page.pair}>
      <TextField
        name="firstName"
        label={copy.firstName}
        look={{ kind: 'text', autoComplete: 'given-name' }}
        readOnly={!editing}
      />
      <TextField
        name="lastName"
        label={copy.lastName}
        look={{ kind: 'text', autoComplete: 'family-name' }}
        readOnly={!editing}
      />
    </div>
    <div className={page.pair}>
      <TextField
        name="role"
        label={copy.role}
        look={{ kind: 'text', autoComplete: 'organization-title' }}
        readOnly={!editing}
      />
      <TextField
        name="company"
        label={copy.company}
        look={{ kind: 'text', autoComplete: 'organization' }}
        readOnly={!editing}
      />
    </div>
    <TextField
      name="email"
      label={copy.email}
      look={{ kind: 'email', autoComplete: 'email' }}
      hint={emailHint(user, editing)}
      readOnly={!editing}
    />
    <PhoneField
      label={copy.phone}
      countryLabel={copy.country}
      hint={editing ? copy.phoneHint : <PhoneState user={user} />}
      readOnly={!editing}
    />
  </>
);

const emailHint = ({ wantedEmail }: User, editing: boolean): string => {
  if (wantedEmail !== null) return copy.emailWaiting(wantedEmail);
  return editing ? copy.emailHint : '\u00a0';
};

const PhoneState = ({ user: { phoneNumber, phoneVerified } }: { user: User }) => {
  if (phoneNumber === null) return copy.phoneNone;
  if (phoneVerified)
    return (
      <span className={styles.verified}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2.500 7.500l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        {copy.phoneVerified}
      </span>
    );
  return (
    <>
      {copy.phoneUnverified} <Link to={`/verify?${new URLSearchParams({ phone: phoneNumber })}`}>{copy.verify}</Link>
    </>
  );
};

const anyTime = [...times, { value: 'other', ...copy.anotherHour }];

/** How often, on which days and at what hour check-ins come. */
export const PreferenceFields = ({ editing }: { editing: boolean }) => {
  const frequency = useField<string>('messageFrequency').input.value;
  const days = useField<string>('messageDays').input.value;
  const time = useField<string>('time').input.value;
  const often = frequencies.map((one) => (one.value === 'weekly' ? { ...one, detail: shortDays(days) } : one));
  return (
    <>
      <ChoiceField name="messageFrequency" label={copy.frequency} choices={often} disabled={!editing} />
      {frequency === 'weekly' && (
        <>
          <DaysField name="messageDays" disabled={!editing} />
          <SelectField name="messageEvery" label={copy.every} options={weeks} disabled={!editing} />
        </>
      )}
      <ChoiceField name="time" label={copy.time} choices={anyTime} disabled={!editing} />
      <div className={page.pair}>
        {time === 'other' && (
          <TextField name="messageTime" label={copy.hour} look={{ kind: 'time' }} readOnly={!editing} />
        )}
        <ZoneField name="timezone" label={copy.zone} disabled={!editing} {...(editing && { hint: copy.zoneHint })} />
        <SelectField name="language" label={copy.language} options={languages} disabled={!editing} />
      </div>
    </>
  );
};

/** The days of the week that check-ins come on, as `ProfileValues.messageDays` holds them: at least one. */
const DaysField = ({ name, disabled }: { name: string; disabled: boolean }) => {
  const id = useId();
  const { input, error } = useFieldPart<string>(name);
  const chosen = new Set(input.value.split(',').filter((day) => day !== ''));
  const toggle = (day: string, on: boolean): void => {
    const days = weekdays.map(({ value }) => value).filter((one) => (one === day ? on : chosen.has(one)));
    input.onChange(days.join(','));
  };
  return (
    <fieldset
      className={choice.group}
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${id}-words`}
    >
      <legend className={choice.legend}>{copy.days}</legend>
      <div className={choice.days}>
        {weekdays.map(({ value, label, short }) => (
          <label key={value} className={choice.day}>
            <input
              type="checkbox"
              className={choice.box}
              checked={chosen.has(value)}
              aria-label={label}
              aria-invalid={error !== undefined}
              onChange={({ target }) => toggle(value, target.checked)}
              onFocus={() => input.onFocus()}
              onBlur={() => input.onBlur()}
            />
            <span>{short}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-words`} className={error === undefined ? field.hint : field.error}>
        {error ?? '\u00a0'}
      </p>
    </fieldset>
  );
};
