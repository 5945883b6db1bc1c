import { Button } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '#web/contract/account.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { hasStatus } from '../../shared/api/api-error.ts';
import { callingCodeOf, useCountryOf } from '../../shared/country-select/countries.ts';
import { dialledIn } from '../../shared/country-select/dialled.ts';
import type { FormSchema } from '../../shared/forms/field-errors.ts';
import { RowForm } from '../../shared/forms/row-form.tsx';
import { Panel } from '../../shared/parts/panel.tsx';
import { ChangeableRow, OpenRow, SettingRows } from '../../shared/parts/setting-rows.tsx';
import { type SignInDialog, useSignInDialog } from '../../shared/parts/sign-in-dialog.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { followLanguage } from './follow-language.ts';
import { rowsFor } from './person-rows.tsx';
import { changeOf, type PersonRow, type PersonValues, personForm, rowForms, valuesOf } from './profile-values.ts';

const all = dialledIn(personForm, callingCodeOf);
const phone = dialledIn(rowForms.phone, callingCodeOf);
const schemaOf = (row: PersonRow): FormSchema<Partial<PersonValues>> => (row === 'phone' ? phone : rowForms[row]);

/**
 * Who it is and how they are reached: a row each, which opens into its form, or all of them in one. Another address or phone
 * may need another sign-in, in the dialog that `signInDialog` renders: what was typed stays meanwhile. A number is verified
 * in its own row, by what `verifyPhone` renders.
 */
export const PersonPanel = (props: {
  user: User;
  save: (change: ProfileChange) => Promise<User>;
  signInDialog: SignInDialog;
  verifyPhone: (phoneNumber: string, onClose: () => void) => ReactNode;
}) => {
  const { user } = props;
  const [open, setOpen] = useState<ReadonlySet<PersonRow> | 'all'>(new Set<PersonRow>());
  const signIn = useSignInDialog(props.signInDialog);
  const [verifying, setVerifying] = useState(false);
  const unverified = user.phoneVerified ? null : user.phoneNumber;
  const initial = useMemo(() => new Set<PersonRow>(), []);
  const root = useEditFocus(open === 'all');
  const country = useCountryOf(user.phoneNumber);
  const values = useMemo(() => valuesOf(user, country), [user, country]);
  const show = (row: PersonRow, on: boolean): void => {
    const rows = new Set(open === 'all' ? initial : open);
    if (on) rows.add(row);
    else rows.delete(row);
    setOpen(rows);
  };
  const submit = async (wanted: Partial<PersonValues>, close: () => void): Promise<void> => {
    const change = changeOf(user, wanted);
    try {
      await props.save(change);
    } catch (error) {
      if (!hasStatus(error, 403)) throw error;
      return signIn.ask();
    }
    close();
    setVerifying(Boolean(change.phoneNumber));
    followLanguage(change.language);
    const asked = change.email;
    toast({ title: copy.saved, ...(asked !== undefined && { description: copy.savedAsked(asked) }) });
  };
  const words = { failed: copy.saveFailed, failure: copy.tryLater };
  return (
    <div ref={root}>
      <Panel
        title={copy.person}
        action={
          open !== 'all' && (
            <Button data-edit onClick={() => setOpen('all')}>
              {copy.edit}
            </Button>
          )
        }
      >
        {open === 'all' ? (
          <RowForm
            {...words}
            schema={all}
            initialValues={values}
            onCancel={() => setOpen(initial)}
            onSubmit={(wanted) => submit(wanted, () => setOpen(initial))}
          >
            <SettingRows>
              {rowsFor(user).map(({ id, label, fields }) => (
                <OpenRow key={id} label={label}>
                  {fields(user)}
                </OpenRow>
              ))}
            </SettingRows>
          </RowForm>
        ) : (
          <SettingRows>
            {rowsFor(user).map(({ id, label, change, value, detail, fields }) => {
              const isVerifying = id === 'phone' && verifying && unverified !== null && !open.has(id);
              return (
                <ChangeableRow
                  key={id}
                  label={label}
                  change={{ word: copy.change, name: change }}
                  open={open.has(id) || isVerifying}
                  onOpen={() => show(id, true)}
                  detail={detail?.(user, () => setVerifying(true))}
                  form={
                    isVerifying ? (
                      props.verifyPhone(unverified, () => setVerifying(false))
                    ) : (
                      <RowForm
                        {...words}
                        schema={schemaOf(id)}
                        initialValues={values}
                        onCancel={() => show(id, false)}
                        onSubmit={(wanted) => submit(wanted, () => show(id, false))}
                      >
                        {fields(user)}
                      </RowForm>
                    )
                  }
                >
                  {value(user)}
                </ChangeableRow>
              );
            })}
          </SettingRows>
        )}
      </Panel>
      {signIn.dialog}
    </div>
  );
};

/** Edit Profile leads into the first field, and closing that back to the button. */
const useEditFocus = (editing: boolean) => {
  const root = useRef<HTMLDivElement>(null);
  const was = useRef(editing);
  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    root.current?.querySelector<HTMLElement>(editing ? '[name=firstName]' : '[data-edit]')?.focus();
  }, [editing]);
  return root;
};
