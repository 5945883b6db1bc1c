import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { reasonOnly } from '#web/contract/admin/common.ts';
import { type OperatorNeed, operatorNeed } from '#web/contract/admin/me.ts';
import { failure } from '#web/contract/answers.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { needOf, useOperator } from './operator.ts';

const words = copy.action;

/** An action and its words. `send` carries it out and gives the server's sentence on it. */
export type Action = Readonly<{
  title: string;
  /** The effects of the action, and what it leaves alone. */
  detail: ReactNode;
  /** The button that does it. */
  verb: string;
  danger?: boolean;
  send: (reason: string) => Promise<string>;
}>;

/**
 * Asks for the reason of an action, carries it out, and says how that went. Where the server wants a fresh sign-in or a passkey,
 * that is done here, and the reason stays. `onDone` comes after it worked.
 */
export const ActionDialog = (props: { action: Action; onClose: () => void; onDone?: () => void }) => {
  const { action, onClose, onDone } = props;
  const { self } = useOperator();
  const [open, setOpen] = useState(true);
  const [need, setNeed] = useState<OperatorNeed | null>(() => needOf(self, Date.now()));
  const [reason, setReason] = useState('');
  const close = () => setOpen(false);
  return (
    <Modal open={open} title={titleOf(need, action)} footer={null} onCancel={close} afterClose={onClose}>
      {need === null ? (
        <ReasonForm
          action={action}
          reason={reason}
          onCancel={close}
          onNeed={(wanted, typed) => {
            setReason(typed);
            setNeed(wanted);
          }}
          onDone={(message) => {
            toast({ title: message });
            close();
            onDone?.();
          }}
        />
      ) : (
        <Needed need={need} onClose={close} onSignedIn={() => setNeed(null)} />
      )}
    </Modal>
  );
};

const titleOf = (need: OperatorNeed | null, action: Action): string => {
  if (need === null) return action.title;
  return need === 'operator-role' ? words.viewer.title : need === 'passkey' ? words.passkey.title : words.signIn.title;
};

const ReasonForm = (props: {
  action: Action;
  reason: string;
  onCancel: () => void;
  onNeed: (need: OperatorNeed, reason: string) => void;
  onDone: (message: string) => void;
}) => (
  <SchemaForm
    className={dialog.form}
    schema={reasonOnly}
    initialValues={{ reason: props.reason }}
    failure={words.failed}
    onSubmit={async ({ reason }) => {
      try {
        props.onDone(await props.action.send(reason));
      } catch (error) {
        const need = needIn(error);
        if (need === null) throw error;
        props.onNeed(need, reason);
      }
    }}
  >
    {({ submitting, error }) => (
      <>
        <div>{props.action.detail}</div>
        <TextField name="reason" label={words.reason} hint={words.reasonHint} look={{ kind: 'long', rows: 2 }} />
        <FormEnd
          error={error}
          submitting={submitting}
          submit={props.action.verb}
          danger={props.action.danger ?? false}
          cancel={words.cancel}
          onCancel={props.onCancel}
        />
      </>
    )}
  </SchemaForm>
);

/** The code of a 403: what is missing. */
const needIn = (error: unknown): OperatorNeed | null => {
  if (!(error instanceof ApiError) || error.status !== 403) return null;
  return operatorNeed.safeParse(failure.safeParse(error.body).data?.code).data ?? null;
};

const Needed = (props: { need: OperatorNeed; onClose: () => void; onSignedIn: () => void }) => {
  const { self, refresh, signInHere } = useOperator();
  const { need } = props;
  const signedIn = () => void refresh().then(props.onSignedIn);
  if (need === 'operator-role')
    return (
      <>
        <p>{words.viewer.detail}</p>
        <div className={dialog.actions}>
          <Button onClick={props.onClose}>{words.close}</Button>
        </div>
      </>
    );
  if (need === 'passkey' && !self.hasPasskey)
    return (
      <>
        <p>{words.passkey.detail}</p>
        <p>{words.passkey.none}</p>
        <div className={dialog.actions}>
          <Link to="/profile">{words.passkey.profile}</Link>
        </div>
      </>
    );
  return (
    <div className={dialog.form}>
      <p>{need === 'passkey' ? words.passkey.detail : words.signIn.detail}</p>
      {signInHere(need, signedIn)}
    </div>
  );
};
