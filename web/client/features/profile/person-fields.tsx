import { Link } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { TextField } from '../../shared/forms/text-field.tsx';
import styles from './person-fields.module.css';
import { texts } from './texts.ts';

/** Who it is, and how they can be reached. */
export const PersonFields = ({ user, editing }: { user: User; editing: boolean }) => (
  <>
    <div className={page.pair}>
      <TextField
        name="firstName"
        label={texts.firstName}
        look={{ kind: 'text', autoComplete: 'given-name' }}
        readOnly={!editing}
      />
      <TextField
        name="lastName"
        label={texts.lastName}
        look={{ kind: 'text', autoComplete: 'family-name' }}
        readOnly={!editing}
      />
    </div>
    <TextField
      name="email"
      label={texts.email}
      look={{ kind: 'email', autoComplete: 'email' }}
      hint={emailHint(user, editing)}
      readOnly={!editing}
    />
    <PhoneField
      label={texts.phone}
      countryLabel={texts.country}
      hint={editing ? texts.phoneHint : <PhoneStanding user={user} />}
      readOnly={!editing}
    />
  </>
);

const emailHint = ({ wantedEmail }: User, editing: boolean): string => {
  if (wantedEmail !== null) return texts.emailWaiting(wantedEmail);
  return editing ? texts.emailHint : '\u00a0';
};

const PhoneStanding = ({ user: { phoneNumber, phoneVerified } }: { user: User }) => {
  if (phoneNumber === null) return texts.phoneNone;
  if (phoneVerified)
    return (
      <span className={styles.verified}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2.500 7.500l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        {texts.phoneVerified}
      </span>
    );
  return (
    <>
      {texts.phoneUnverified} <Link to={`/verify?${new URLSearchParams({ phone: phoneNumber })}`}>{texts.verify}</Link>
    </>
  );
};
