import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { HeldMail } from '#web/contract/needs-you.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { momentOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Mark, Notice } from '../../shared/parts/notice.tsx';
import { copy } from './copy.ts';
import styles from './needs-you.module.css';
import { useHeldMail, useNeedActions } from './use-needs.ts';

const words = copy.page;

/** Asks whose a mail is: opening the link changes nothing, the buttons do. `goOn` leads away from here. */
export const HeldMailView = ({ id, token, goOn }: { id: string; token: string | undefined; goOn: ReactNode }) => {
  const { mail, failed, retry } = useHeldMail(id, token);
  const { decide, deciding, done, problem } = useDecision(id, token);
  if (done !== undefined)
    return <Notice role="status" level={1} title={done} picture={<Mark kind="done" />} actions={goOn} />;
  if (failed) return <CannotBeShown retry={retry} goOn={goOn} />;
  if (!mail) return <Notice role="status" level={1} title={words.loading} picture={<Cairn width={110} />} />;
  if (mail.state === 'decided')
    return (
      <Notice role="status" level={1} title={words.decided} picture={<Mark kind="done" />} actions={goOn}>
        <p>{words.decidedDetail}</p>
      </Notice>
    );
  return <HeldMailQuestion mail={mail} deciding={deciding} problem={problem} onDecide={(what) => void decide(what)} />;
};

const CannotBeShown = ({ retry, goOn }: { retry: () => void; goOn: ReactNode }) => (
  <Notice
    role="alert"
    level={1}
    title={words.failed}
    picture={<Mark kind="failed" />}
    actions={
      <>
        <Button onClick={retry}>{words.retry}</Button>
        {goOn}
      </>
    }
  >
    <p>{words.failedDetail}</p>
  </Notice>
);

/** "Is this you?", with what is known of the mail and the two answers. */
const HeldMailQuestion = (props: {
  mail: HeldMail;
  deciding: Decision | undefined;
  problem: string | undefined;
  onDecide: (decision: Decision) => void;
}) => {
  const { deciding, problem, onDecide } = props;
  const actions = (
    <>
      <Button type="primary" loading={deciding === 'release'} onClick={() => onDecide('release')}>
        {copy.mine}
      </Button>
      <Button loading={deciding === 'disown'} onClick={() => onDecide('disown')}>
        {copy.notMine}
      </Button>
    </>
  );
  return (
    <Notice level={1} title={words.heading} picture={<Cairn width={110} />} actions={actions}>
      <p>{words.lead}</p>
      <Facts mail={props.mail} />
      <p>{words.keeps}</p>
      {problem !== undefined && <Alert title={problem} />}
    </Notice>
  );
};

const Facts = ({ mail }: { mail: HeldMail }) => (
  <dl className={styles.mail}>
    <dt>{words.from}</dt>
    <dd>{mail.from}</dd>
    <dt>{words.subject}</dt>
    <dd>{mail.subject || copy.noSubject}</dd>
    <dt>{words.received}</dt>
    <dd>{momentOf(mail.receivedAt)}</dd>
    <dt>{words.begins}</dt>
    <dd className={styles.begins}>{mail.preview || words.noWords}</dd>
  </dl>
);

type Decision = 'release' | 'disown';

/** What its user says of a held mail: `deciding` while it is told to the server, `done` its words once it knows. */
const useDecision = (id: string, token: string | undefined) => {
  const actions = useNeedActions(token);
  const [deciding, setDeciding] = useState<Decision>();
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const decide = async (what: Decision): Promise<void> => {
    setDeciding(what);
    setProblem(undefined);
    try {
      const { message } = await actions[what](id);
      setDone(message);
    } catch (error) {
      setProblem(wordsFor(error, copy.tryLater));
    } finally {
      setDeciding(undefined);
    }
  };
  return { decide, deciding, done, problem };
};
