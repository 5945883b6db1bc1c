import { type ReactNode, useState } from 'react';
import { acted } from '#web/contract/admin/common.ts';
import { type Job, manyJobsDone } from '#web/contract/admin/work.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { type Action, ActionDialog } from '../action-dialog.tsx';
import { copy } from './copy.ts';

type Filters = Readonly<Record<'reaction' | 'code' | 'pool' | 'userId' | 'before', string>>;
type Asked =
  | Readonly<{ kind: 'retry' | 'discard'; job: Job }>
  | Readonly<{ kind: 'retryAll' | 'discardAll'; filters: Filters }>;

/** The actions on a job, or on all that match: `ask` opens the dialog of an action. */
export const useJobActions = (onDone: () => void): Readonly<{ ask: (asked: Asked) => void; dialog: ReactNode }> => {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>();
  const one = async (id: string, verb: string, reason: string) =>
    (await api.write('POST', `/api/admin/jobs/${encodeURIComponent(id)}/${verb}`, { reason }, acted)).message;
  const many = async (verb: string, filters: Filters, reason: string) => {
    const body = { ...given(filters), reason };
    const { message, more } = await api.write('POST', `/api/admin/jobs/${verb}`, body, manyJobsDone);
    return more ? `${message} ${copy.more}` : message;
  };
  const actionOf = (it: Asked): Action => {
    const { title, verb } = copy[it.kind];
    const danger = it.kind === 'discard' || it.kind === 'discardAll';
    if ('job' in it)
      return {
        ...{ title, verb, danger },
        detail: <p>{copy[it.kind].detail(it.job.reaction)}</p>,
        send: (reason) => one(it.job.id, it.kind, reason),
      };
    return {
      ...{ title, verb, danger },
      detail: <p>{copy[it.kind].detail(wordsOf(it.filters))}</p>,
      send: (reason) => many(it.kind === 'retryAll' ? 'retry' : 'discard', it.filters, reason),
    };
  };
  const dialog = asked && <ActionDialog action={actionOf(asked)} onClose={() => setAsked(undefined)} onDone={onDone} />;
  return { ask: setAsked, dialog };
};

const given = ({ userId, ...filters }: Filters): object => ({
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
  ...(userId !== '' && { userId: Number(userId) }),
});

const wordsOf = ({ reaction, code, pool, userId, before }: Filters): string => {
  const words = [
    [copy.filters.kind, reaction],
    [copy.filters.code, code],
    [copy.filters.pool, pool],
    [copy.filters.account, userId],
    [copy.filters.before, before],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name} ${value}`]));
  return words.length === 0 ? copy.everything : words.join(', ');
};
