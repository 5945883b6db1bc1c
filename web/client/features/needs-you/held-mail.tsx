import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { Mark } from '../../shared/notice/mark.tsx';
import { Notice } from '../../shared/notice/notice.tsx';
import { HeldMailQuestion } from './held-mail-question.tsx';
import { texts } from './texts.ts';
import { useDecision } from './use-decision.ts';
import { useHeldMail } from './use-needs.ts';

const words = texts.page;

/** Asks whose a mail is: opening the link changes nothing, the buttons do. `goOn` leads away from here. */
export const HeldMail = ({ id, token, goOn }: { id: string; token: string | undefined; goOn: ReactNode }) => {
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
