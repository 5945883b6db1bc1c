import { type ReactNode, useState } from 'react';
import { acted, ordered } from '#web/contract/admin/common.ts';
import type { Projection } from '#web/contract/admin/projections.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { CheckLine } from '../../../shared/forms/check-line.tsx';
import { type Action, ActionDialog } from '../action-dialog.tsx';
import { copy } from './copy.ts';

type Asked =
  | Readonly<{ kind: 'rebuild' | 'verify'; models: readonly Projection[] }>
  | Readonly<{ kind: 'pause' | 'resume'; models: readonly [Projection] }>;

/** Whether a build can pause now or go on, if either. A verification cannot. */
export const changeOf = (build: Projection['build']): 'pause' | 'resume' | null => {
  if (!build || build.kind === 'verification') return null;
  if (build.state === 'paused') return 'resume';
  return build.state === 'running' || build.state === 'waiting' ? 'pause' : null;
};

/** The actions on read models: `ask` opens the dialog of an action. `onDone` comes after one was carried out. */
export const useProjectionActions = (
  onDone: () => void,
): Readonly<{ ask: (asked: Asked) => void; dialog: ReactNode }> => {
  const [asked, setAsked] = useState<Asked>();
  const dialog = asked && <AskedDialog asked={asked} onClose={() => setAsked(undefined)} onDone={onDone} />;
  return { ask: setAsked, dialog };
};

const AskedDialog = ({ asked, onClose, onDone }: { asked: Asked; onClose: () => void; onDone: () => void }) => {
  const api = useApi();
  const [acceptDamage, setAcceptDamage] = useState(false);
  const names = asked.models.map(({ name }) => name);
  const order = async (path: string, body: object) => (await api.write('POST', path, body, ordered)).message;
  const one = async (path: string, reason: string) => (await api.write('POST', path, { reason }, acted)).message;
  const actionOf = (): Action => {
    const [name = ''] = names;
    switch (asked.kind) {
      case 'rebuild':
        return {
          title: copy.rebuild.title(names),
          verb: copy.rebuild.verb,
          detail: <Rebuilding models={asked.models} accepts={acceptDamage} onAccept={setAcceptDamage} />,
          send: (reason) =>
            order('/api/admin/projections/rebuild', { names, reason, ...(acceptDamage && { acceptDamage }) }),
        };
      case 'verify':
        return {
          title: copy.verify.title(names),
          verb: copy.verify.verb,
          detail: <p>{copy.verify.detail}</p>,
          send: (reason) => order('/api/admin/projections/verify', { names, reason }),
        };
      default:
        return {
          title: copy[asked.kind].title(name),
          verb: copy[asked.kind].verb,
          detail: <p>{copy[asked.kind].detail}</p>,
          send: (reason) => one(`/api/admin/projections/${encodeURIComponent(name)}/${asked.kind}`, reason),
        };
    }
  };
  return <ActionDialog action={actionOf()} onClose={onClose} onDone={onDone} />;
};

const DAMAGED = 'log-damaged';

const Rebuilding = (props: {
  models: readonly Projection[];
  accepts: boolean;
  onAccept: (accepts: boolean) => void;
}) => (
  <>
    <p>{copy.rebuild.detail}</p>
    {props.models.some(({ stopped, lastBuild }) => stopped === DAMAGED || lastBuild?.code === DAMAGED) && (
      <CheckLine checked={props.accepts} onChange={props.onAccept}>
        {copy.rebuild.accept}
      </CheckLine>
    )}
  </>
);
