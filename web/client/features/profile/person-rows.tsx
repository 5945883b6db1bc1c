import type { ReactNode } from 'react';
import type { User } from '#web/contract/account.ts';
import { PhoneField } from '../../shared/country-select/phone-field.tsx';
import page from '../../shared/forms/form-page.module.css';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { copy } from './copy.ts';
import styles from './person-rows.module.css';
import type { PersonRow } from './profile-values.ts';

/** Each is called what it calls itself. */
const languages = [
  { value: 'auto', label: copy.languageAsWritten },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español' },
];

const aiChoices = [
  { value: 'on', label: copy.aiOn },
  { value: 'off', label: copy.aiOff },
];

/** A row of the person: how it stands, and the fields it is changed with. */
type Row = Readonly<{
  id: PersonRow;
  label: string;
  change: string;
  value: (user: User) => ReactNode;
  /** `verify` opens the row to verify what it holds. */
  detail?: (user: User, verify: () => void) => ReactNode;
  fields: (user: User) => ReactNode;
  /** Whether there is anything to choose; always unless it is said. */
  isOffered?: (user: User) => boolean;
}>;

const personRows: readonly Row[] = [
  {
    id: 'name',
    ...copy.rows.name,
    value: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    fields: () => (
      <div className={page.pair}>
        <TextField name="firstName" label={copy.firstName} look={{ kind: 'text', autoComplete: 'given-name' }} />
        <TextField name="lastName" label={copy.lastName} look={{ kind: 'text', autoComplete: 'family-name' }} />
      </div>
    ),
  },
  {
    id: 'work',
    ...copy.rows.work,
    value: ({ role, company }) => (role === '' && company === '' ? <Unsaid /> : copy.works(role, company)),
    fields: () => (
      <div className={page.pair}>
        <TextField name="role" label={copy.role} look={{ kind: 'text', autoComplete: 'organization-title' }} />
        <TextField name="company" label={copy.company} look={{ kind: 'text', autoComplete: 'organization' }} />
      </div>
    ),
  },
  {
    id: 'email',
    ...copy.rows.email,
    value: ({ email, emailProven }) => (
      <>
        {email} {emailProven ? <Good>{copy.emailProven}</Good> : <Not>{copy.emailUnproven}</Not>}
      </>
    ),
    detail: ({ wantedEmail }) => (wantedEmail === null ? undefined : copy.emailWaiting(wantedEmail)),
    fields: ({ wantedEmail }) => (
      <TextField
        name="email"
        label={copy.email}
        look={{ kind: 'email', autoComplete: 'email' }}
        hint={wantedEmail === null ? copy.emailHint : copy.emailWaiting(wantedEmail)}
      />
    ),
  },
  {
    id: 'phone',
    ...copy.rows.phone,
    value: ({ phoneNumber, phoneVerified }) => (
      <>
        {phoneNumber ?? copy.phoneNone} {phoneVerified && <Good>{copy.phoneVerified}</Good>}
      </>
    ),
    detail: ({ phoneNumber, phoneVerified }, verify) =>
      phoneNumber === null || phoneVerified ? undefined : (
        <>
          {copy.phoneUnverified}{' '}
          <button type="button" className={styles.verify} onClick={verify}>
            {copy.verify}
          </button>
        </>
      ),
    fields: () => <PhoneField label={copy.phone} countryLabel={copy.country} hint={copy.phoneHint} />,
  },
  {
    id: 'language',
    ...copy.rows.language,
    value: ({ language }) => languages.find(({ value }) => value === (language ?? 'auto'))?.label,
    fields: () => <SelectField name="language" label={copy.language} hint={copy.languageHint} options={languages} />,
  },
  {
    id: 'ai',
    ...copy.rows.ai,
    isOffered: ({ aiAllowed }) => aiAllowed !== null,
    value: ({ aiAllowed }) => (aiAllowed ? copy.aiOn : copy.aiOff),
    fields: () => <SelectField name="ai" label={copy.ai} hint={copy.aiHint} options={aiChoices} />,
  },
];

export const rowsFor = (user: User): readonly Row[] => personRows.filter(({ isOffered }) => isOffered?.(user) ?? true);

const Unsaid = () => <span className={styles.unsaid}>{copy.unsaid}</span>;

const Good = ({ children }: { children: ReactNode }) => (
  <span className={styles.good}>
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2.500 7.500l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
    {children}
  </span>
);

const Not = ({ children }: { children: ReactNode }) => <span className={styles.not}>{children}</span>;
