import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { User } from '#web/contract/account.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { hasStatus } from '../../shared/api/api-error.ts';
import { callingCodeOf, useCountryOf } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { copy } from './copy.ts';
import { PersonFields, PreferenceFields } from './profile-fields.tsx';
import styles from './profile-form.module.css';
import { changeOf, profileForm, valuesOf } from './profile-values.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));
const schema = dialledIn(profileForm, callingCodeOf);

/**
 * `onSaved` gets the user as saved, and the new address if one was asked for. For that one may have to sign in again: what
 * was typed stays meanwhile.
 */
export const ProfileForm = (props: {
  user: User;
  editing: boolean;
  save: (change: ProfileChange) => Promise<User>;
  signInAgain: (onSignedIn: () => void) => ReactNode;
  onCancel: () => void;
  onSaved: (saved: User, asked: string | undefined) => void;
}) => {
  const { user, editing } = props;
  const country = useCountryOf(user.phoneNumber);
  const [signIn, setSignIn] = useState<'no' | 'open' | 'closed'>('no');
  const save = async (change: ProfileChange): Promise<void> => {
    try {
      props.onSaved(await props.save(change), change.email);
    } catch (error) {
      if (!hasStatus(error, 403)) throw error;
      setSignIn('open');
    }
  };
  const initial = useMemo(() => valuesOf(user, country), [user, country]);
  return (
    <>
      <SchemaForm
        className={styles.form}
        schema={schema}
        initialValues={initial}
        failure={copy.tryLater}
        onSubmit={async (values) => {
          if (editing) await save(changeOf(user, values));
        }}
      >
        {({ submitting, changed, error }) => (
          <>
            <div className={styles.part} data-editing={editing}>
              <PersonFields user={user} editing={editing} />
            </div>
            <div className={styles.part} data-editing={editing}>
              <h2>{copy.preferences}</h2>
              <PreferenceFields editing={editing} />
            </div>
            {error !== undefined && <Alert title={copy.saveFailed} detail={error} />}
            {editing && (
              <div className={dialog.actions}>
                <Button onClick={props.onCancel} disabled={submitting}>
                  {copy.cancel}
                </Button>
                <Button type="primary" htmlType="submit" disabled={!changed} loading={submitting}>
                  {submitting ? copy.saving : copy.save}
                </Button>
              </div>
            )}
          </>
        )}
      </SchemaForm>
      <Suspense>
        {signIn !== 'no' && (
          <SignInDialog open={signIn === 'open'} onClose={() => setSignIn('closed')}>
            {props.signInAgain(() => setSignIn('closed'))}
          </SignInDialog>
        )}
      </Suspense>
    </>
  );
};
