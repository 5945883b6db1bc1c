import { Button } from 'antd';
import { useState } from 'react';
import type { Done } from '#web/contract/answers.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { type NeedAction, NeedRow } from './need-row.tsx';
import styles from './needs-you.module.css';
import { texts } from './texts.ts';
import { useNeedActions, useNeeds } from './use-needs.ts';

const told = { release: texts.released, disown: texts.disowned, dismiss: texts.dismissed } as const;

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
  const disownAll = () => run({ id: '', action: 'disownAll' }, () => actions.disownAll(held), texts.allDisowned);
  const run = async (what: Doing, action: () => Promise<Done>, title?: string): Promise<void> => {
    setDoing(what);
    try {
      const { message } = await action();
      toast({ title: title ?? message });
    } catch (error) {
      toast({ title: texts.failed, description: wordsFor(error, texts.tryLater), variant: 'destructive' });
    } finally {
      setDoing(undefined);
    }
  };
  const hidden = list.total - list.needs.length;
  return (
    <div id="needs-you" className={styles.panel}>
      <Panel title={texts.heading} lead={texts.lead}>
        <ul className={styles.list}>
          {list.needs.map((need) => (
            <NeedRow
              key={need.id}
              need={need}
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
            {texts.noneMine}
          </Button>
        )}
        {hidden > 0 && <p className={styles.facts}>{texts.more(hidden)}</p>}
      </Panel>
    </div>
  );
};
