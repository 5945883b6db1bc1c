import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { isRefusal, wordsFor } from '../../shared/api/api-error.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { Mark, Notice } from '../../shared/parts/notice.tsx';
import { copy } from './copy.ts';
import { useAccountActions } from './use-account-actions.ts';

const words = copy.confirm;

type State =
  | Readonly<{ name: 'asking' | 'confirming' }>
  | Readonly<{ name: 'done'; words: string }>
  | Readonly<{ name: 'failed'; words: string; final: boolean }>;

/** Confirms a new address once a person presses the button: opening the link changes nothing. `goOn` leads away from here. */
export const ConfirmAddress = (props: { token: string | undefined; onConfirmed: () => void; goOn: ReactNode }) => {
  const { confirmAddress } = useAccountActions();
  const { token } = props;
  const [state, setState] = useState<State>({ name: 'asking' });
  if (token === undefined) return <Failed detail={words.noToken} action={props.goOn} />;

  const confirm = async (): Promise<void> => {
    setState({ name: 'confirming' });
    try {
      const { message } = await confirmAddress(token);
      setState({ name: 'done', words: message });
      props.onConfirmed();
    } catch (error) {
      setState({ name: 'failed', words: wordsFor(error, words.failedDetail), final: isRefusal(error) });
    }
  };
  if (state.name === 'failed')
    return (
      <Failed
        detail={state.words}
        action={state.final ? props.goOn : <Button onClick={confirm}>{words.retry}</Button>}
      />
    );
  if (state.name === 'done')
    return (
      <Notice role="status" level={1} title={words.done} picture={<Mark kind="done" />} actions={props.goOn}>
        <p>{state.words}</p>
      </Notice>
    );
  const confirming = state.name === 'confirming';
  return (
    <Notice
      level={1}
      title={words.heading}
      picture={<Cairn width={110} />}
      actions={
        <Button type="primary" loading={confirming} onClick={confirm}>
          {confirming ? words.confirming : words.button}
        </Button>
      }
    >
      <p>{words.lead}</p>
    </Notice>
  );
};

const Failed = ({ detail, action }: { detail: string; action: ReactNode }) => (
  <Notice role="alert" level={1} title={words.failed} picture={<Mark kind="failed" />} actions={action}>
    <p>{detail}</p>
  </Notice>
);
