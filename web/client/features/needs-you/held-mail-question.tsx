import { Button } from 'antd';
import type { HeldMail } from '#web/contract/needs-you.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { momentOf } from '../../shared/calendar.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Notice } from '../../shared/notice/notice.tsx';
import styles from './needs-you.module.css';
import { texts } from './texts.ts';
import type { Decision } from './use-decision.ts';

const words = texts.page;

/** "Is this you?", with what is known of the mail and the two answers. */
export const HeldMailQuestion = (props: {
  mail: HeldMail;
  deciding: Decision | undefined;
  problem: string | undefined;
  onDecide: (decision: Decision) => void;
}) => {
  const { deciding, problem, onDecide } = props;
  const actions = (
    <>
      <Button type="primary" loading={deciding === 'release'} onClick={() => onDecide('release')}>
        {texts.mine}
      </Button>
      <Button loading={deciding === 'disown'} onClick={() => onDecide('disown')}>
        {texts.notMine}
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
    <dd>{mail.subject || texts.noSubject}</dd>
    <dt>{words.received}</dt>
    <dd>{momentOf(mail.receivedAt)}</dd>
    <dt>{words.begins}</dt>
    <dd className={styles.begins}>{mail.preview || words.noWords}</dd>
  </dl>
);
