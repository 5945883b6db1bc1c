import { Button, Input } from 'antd';
import { useState } from 'react';
import { erasurePrepared, monthGiven, type OpenAccount } from '#web/contract/admin/accounts.ts';
import { acted } from '#web/contract/admin/common.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { type Action, ActionDialog } from '../action-dialog.tsx';
import { DialogField } from '../dialog-field.tsx';
import { utcOf } from '../figures.ts';
import { actions as words } from './copy.ts';

type Choice = 'signOut' | 'loginMail' | 'pause' | 'resume' | 'giveMonth' | 'erase';
type Prepared = Readonly<{ confirmation: string; endsAt: string }>;

/** The actions on an account. Erasing takes two dialogs. */
export const AccountActions = ({ account, onDone }: { account: OpenAccount; onDone: () => void }) => {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [isSecond, setIsSecond] = useState(false);
  const path = `/api/admin/accounts/${account.userId}`;
  const choices: readonly Choice[] = [
    'loginMail',
    'signOut',
    account.schedule.pause === null ? 'pause' : 'resume',
    ...(account.complimentary ? [] : (['giveMonth'] as const)),
    'erase',
  ];
  const forget = () => {
    setChosen(null);
    setPrepared(null);
    setIsSecond(false);
  };
  return (
    <>
      {choices.map((choice) => (
        <Button key={choice} danger={choice === 'erase'} onClick={() => setChosen(choice)}>
          {words[choice].title}
        </Button>
      ))}
      {chosen === 'pause' && <PauseDialog path={path} onClose={forget} onDone={onDone} />}
      {chosen === 'erase' && !isSecond && (
        <EraseDialog path={path} onPrepared={setPrepared} onClose={() => (prepared ? setIsSecond(true) : forget())} />
      )}
      {prepared && isSecond && (
        <EraseForGoodDialog path={path} id={account.userId} prepared={prepared} onClose={forget} onDone={onDone} />
      )}
      {chosen !== null && chosen !== 'pause' && chosen !== 'erase' && (
        <PlainDialog choice={chosen} path={path} onClose={forget} onDone={onDone} />
      )}
    </>
  );
};

type Dialog = Readonly<{ path: string; onClose: () => void; onDone: () => void }>;

const CALLS = { signOut: 'sign-out', loginMail: 'login-mail', resume: 'resume', giveMonth: 'give-month' } as const;

const PlainDialog = ({ choice, path, ...dialog }: Dialog & { choice: keyof typeof CALLS }) => {
  const api = useApi();
  const answer = choice === 'giveMonth' ? monthGiven : acted;
  const send = async (reason: string) =>
    (await api.write('POST', `${path}/${CALLS[choice]}`, { reason }, answer)).message;
  return <ActionDialog action={{ ...words[choice], send }} {...dialog} />;
};

const PauseDialog = ({ path, ...dialog }: Dialog) => {
  const api = useApi();
  const [until, setUntil] = useState('');
  const { title, detail, verb, ...pause } = words.pause;
  const action: Action = {
    title,
    detail: (
      <>
        <p>{detail}</p>
        <DialogField label={pause.until} hint={pause.untilHint}>
          {(id) => <Input id={id} type="date" value={until} onChange={({ target }) => setUntil(target.value)} />}
        </DialogField>
      </>
    ),
    verb,
    send: async (reason) =>
      (await api.write('POST', `${path}/pause`, { until: until === '' ? null : until, reason }, acted)).message,
  };
  return <ActionDialog action={action} {...dialog} />;
};

const EraseDialog = (props: { path: string; onPrepared: (prepared: Prepared) => void; onClose: () => void }) => {
  const api = useApi();
  const send = async (reason: string) => {
    const { message, ...prepared } = await api.write('POST', `${props.path}/erase`, { reason }, erasurePrepared);
    props.onPrepared(prepared);
    return message;
  };
  return <ActionDialog action={{ ...words.erase, danger: true, send }} onClose={props.onClose} />;
};

const EraseForGoodDialog = (props: Dialog & { id: number; prepared: Prepared }) => {
  const api = useApi();
  const { title, detail, until, verb } = words.eraseForGood;
  const { confirmation, endsAt } = props.prepared;
  const action: Action = {
    title,
    detail: (
      <>
        <p>{detail(String(props.id))}</p>
        <p>{until(utcOf(endsAt))}</p>
      </>
    ),
    verb,
    danger: true,
    send: async (reason) =>
      (await api.write('POST', `${props.path}/erase/confirm`, { confirmation, reason }, acted)).message,
  };
  return <ActionDialog action={action} onClose={props.onClose} onDone={props.onDone} />;
};
