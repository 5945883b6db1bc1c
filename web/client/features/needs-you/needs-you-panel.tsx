import { Button } from 'antd';
import { useState } from 'react';
import type { Done } from '#web/contract/answers.ts';
import type { Need } from '#web/contract/needs-you.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { momentOf } from '../../shared/calendar.ts';
import { Panel } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './needs-you.module.css';
import { downloadPath, useHeldMail, useNeedActions, useNeeds } from './use-needs.ts';

const told = { release: copy.released, disown: copy.disowned, dismiss: copy.dismissed } as const;

/** Of a flood of mail not all is asked for at once. */
const READ_AT_ONCE = 3;

type Doing = Readonly<{ id: string; action: NeedAction }> | Readonly<{ id: ''; action: 'disownAll' }>;

/** The mails that wait for the user's word; nothing at all while there are none. `onType` lets one be typed as a win. */
export const NeedsYouPanel = ({ onType }: { onType: () => void }) => {
  const list = useNeeds();
  const actions = useNeedActions();
  const [doing, setDoing] = useState<Doing>();
  if (!list || list.needs.length === 0) return null;

  const held = list.needs.filter(({ kind }) => kind === 'held').map(({ id }) => id);
  const act = (id: string, action: NeedAction) =>
    run({ id, action }, () => actions[action](id), action === 'keep' ? undefined : told[action]);
  const disownAll = () => run({ id: '', action: 'disownAll' }, () => actions.disownAll(held), copy.allDisowned);
  const run = async (what: Doing, action: () => Promise<Done>, title?: string): Promise<void> => {
    setDoing(what);
    try {
      const { message } = await action();
      toast({ title: title ?? message });
    } catch (error) {
      toast({ title: copy.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setDoing(undefined);
    }
  };
  const hidden = list.total - list.needs.length;
  return (
    <div id="needs-you" className={styles.panel}>
      <Panel title={copy.heading} lead={copy.lead}>
        <ul className={styles.list}>
          {list.needs.map((need, at) => (
            <NeedRow
              key={need.id}
              need={need}
              isFirst={at < READ_AT_ONCE}
              doing={
                doing !== undefined && doing.action !== 'disownAll' && doing.id === need.id ? doing.action : undefined
              }
              onAct={(action) => void act(need.id, action)}
              onType={onType}
            />
          ))}
        </ul>
        {held.length > 1 && (
          <Button
            className={styles.none ?? ''}
            loading={doing?.action === 'disownAll'}
            disabled={doing !== undefined && doing.action !== 'disownAll'}
            onClick={() => void disownAll()}
          >
            {copy.noneMine}
          </Button>
        )}
        {hidden > 0 && <p className={styles.facts}>{copy.more(hidden)}</p>}
      </Panel>
    </div>
  );
};

type NeedAction = 'release' | 'disown' | 'dismiss' | 'keep';

/** One mail that waits, and what its user may say to it. */
const NeedRow = (props: {
  need: Need;
  /** Among the first, whose text is shown without asking. */
  isFirst: boolean;
  doing: NeedAction | undefined;
  onAct: (action: NeedAction) => void;
  onType: () => void;
}) => {
  const { need, doing } = props;
  const subject = need.subject || copy.noSubject;
  const action = (name: NeedAction, label: string, type: 'primary' | 'default' = 'default') => (
    <Button
      type={type}
      aria-label={copy.of(label, subject)}
      loading={doing === name}
      disabled={doing !== undefined && doing !== name}
      onClick={() => props.onAct(name)}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.facts}>
          <span>{copy.from(need.from)}</span>
          <span>{momentOf(need.receivedAt)}</span>
        </p>
        <p className={styles.why}>{whyOf(need)}</p>
        {need.text !== '' && <p className={styles.begins}>{copy.begins(need)}</p>}
        {need.kind === 'held' && <HeldText id={need.id} subject={subject} isOpenFirst={props.isFirst} />}
      </div>
      <div className={styles.actions}>
        {need.kind === 'held' ? (
          <>
            {action('release', copy.mine, 'primary')}
            {action('disown', copy.notMine)}
          </>
        ) : (
          <>
            {need.kind === 'left-out' && need.characters > 0 ? (
              action('keep', copy.keep, 'primary')
            ) : (
              <Button aria-label={copy.of(copy.type, subject)} onClick={props.onType}>
                {copy.type}
              </Button>
            )}
            {need.size > 0 && (
              <Button href={downloadPath(need.id)} download aria-label={copy.of(copy.download, subject)}>
                {copy.download}
              </Button>
            )}
            {action('dismiss', copy.dismiss)}
          </>
        )}
      </div>
    </li>
  );
};

/** How a held mail begins: nobody can say whose it is without its words. */
const HeldText = ({ id, subject, isOpenFirst }: { id: string; subject: string; isOpenFirst: boolean }) => {
  const [isOpen, setOpen] = useState(isOpenFirst);
  return isOpen ? (
    <ReadText id={id} />
  ) : (
    <Button type="text" aria-label={copy.of(copy.showText, subject)} onClick={() => setOpen(true)}>
      {copy.showText}
    </Button>
  );
};

const ReadText = ({ id }: { id: string }) => {
  const { mail, failed } = useHeldMail(id, undefined);
  if (!mail) return <p className={styles.facts}>{failed ? copy.noText : copy.readingText}</p>;
  return (
    <>
      <p className={styles.facts}>{copy.text}</p>
      <blockquote className={styles.quoted}>{mail.preview || copy.page.noWords}</blockquote>
    </>
  );
};

const whyOf = (need: Need): string => {
  if (need.kind === 'held') return copy.held;
  return need.kind === 'unreadable' ? copy.unreadable(need) : copy.leftOut(need);
};
