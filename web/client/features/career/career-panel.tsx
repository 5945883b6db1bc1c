import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { CareerFact, CareerKind, CareerWords } from '#web/contract/career.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { BringFile } from './bring-file.tsx';
import styles from './career.module.css';
import { copy } from './copy.ts';
import { emptyFact } from './fact-form.ts';
import { wordsOf } from './fact-words.ts';
import { type CareerActions, newFactId, useCareer } from './use-career.ts';

const FactDialog = lazy(() => import('./fact-dialog.tsx'));

const order: readonly CareerKind[] = ['position', 'education', 'certificate', 'language', 'skill', 'link'];

type Editing = Readonly<{ open: boolean; id: string | null; fact: CareerWords; round: number }>;

/** What the user says of their career: brought in a file or typed, changed and removed. */
export const CareerPanel = () => {
  const { facts, failed, retry, ...actions } = useCareer();
  const [editing, setEditing] = useState<Editing>();
  const [bringing, setBringing] = useState(false);
  const edit = (id: string | null, fact: CareerWords): void =>
    setEditing({ open: true, id, fact, round: (editing?.round ?? 0) + 1 });
  const save = async (words: CareerWords): Promise<void> => {
    const id = editing?.id ?? null;
    await (id === null ? actions.add([{ ...words, id: newFactId() }], false) : actions.change(id, words));
    toast({ title: copy.saved });
  };
  return (
    <Panel
      title={copy.heading}
      lead={copy.lead}
      action={facts !== undefined && !bringing && <Button onClick={() => setBringing(true)}>{copy.bring.open}</Button>}
    >
      {bringing && <BringFile actions={actions} onClose={() => setBringing(false)} />}
      {facts === undefined && !failed && <Skeleton label={copy.loading} lines={3} />}
      {failed && (
        <div className={styles.failed}>
          <Alert title={copy.loadFailed} />
          <Button onClick={retry}>{copy.retry}</Button>
        </div>
      )}
      {facts?.length === 0 && !bringing && <p className={styles.none}>{copy.none}</p>}
      {facts !== undefined &&
        order.map((kind) => (
          <Kind key={kind} kind={kind} facts={facts.filter(({ is }) => is === kind)} actions={actions} edit={edit} />
        ))}
      {facts !== undefined && (
        <div className={styles.adds}>
          {order.map((kind) => (
            <button type="button" key={kind} className={styles.add} onClick={() => edit(null, emptyFact(kind))}>
              {copy.kinds[kind].add}
            </button>
          ))}
        </div>
      )}
      <Suspense>
        {editing !== undefined && (
          <FactDialog
            key={editing.round}
            place={editing.id ?? editing.fact.is}
            open={editing.open}
            title={copy.kinds[editing.fact.is][editing.id === null ? 'title' : 'change']}
            fact={editing.fact}
            save={save}
            onClose={() => setEditing({ ...editing, open: false })}
          />
        )}
      </Suspense>
    </Panel>
  );
};

/** Newest first where they have times; what a kind lacks has no heading. */
const Kind = (props: {
  kind: CareerKind;
  facts: readonly CareerFact[];
  actions: CareerActions;
  edit: (id: string, fact: CareerWords) => void;
}) => {
  if (props.facts.length === 0) return null;
  return (
    <section className={styles.kind} aria-label={copy.kinds[props.kind].heading}>
      <h3 className={styles.heading}>{copy.kinds[props.kind].heading}</h3>
      <ul className={props.kind === 'skill' ? styles.chips : styles.list}>
        {[...props.facts].sort(newestFirst).map((fact) => (
          <Fact key={fact.id} fact={fact} actions={props.actions} edit={props.edit} />
        ))}
      </ul>
    </section>
  );
};

const newestFirst = (one: CareerFact, other: CareerFact): number => timeOf(other).localeCompare(timeOf(one));
const timeOf = (fact: CareerFact): string => {
  if (fact.is === 'certificate') return fact.at;
  return 'to' in fact ? `${fact.to ?? '9999'} ${fact.from}` : '';
};

const Fact = (props: { fact: CareerFact; actions: CareerActions; edit: (id: string, fact: CareerWords) => void }) => {
  const { id, ...words } = props.fact;
  const { name, detail, time } = wordsOf(words);
  const [asked, setAsked] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await props.actions.remove(id);
      toast({ title: copy.removed });
    } catch (error) {
      toast({ title: copy.removeFailed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
      setAsked(false);
    }
  };
  return (
    <li className={words.is === 'skill' ? styles.chip : styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {detail !== '' && <p className={styles.detail}>{detail}</p>}
        {time !== '' && <p className={styles.detail}>{time}</p>}
      </div>
      {asked ? (
        <span className={styles.sure}>
          {copy.sure}
          <button type="button" className={styles.quiet} onClick={remove}>
            {copy.confirmRemove}
          </button>
          <button type="button" className={styles.quiet} onClick={() => setAsked(false)}>
            {copy.keep}
          </button>
        </span>
      ) : (
        <span className={styles.actions}>
          <button
            type="button"
            className={styles.quiet}
            aria-label={copy.changeOf(name)}
            onClick={() => props.edit(id, words)}
          >
            {copy.change}
          </button>
          <button
            type="button"
            className={styles.quiet}
            aria-label={copy.removeOf(name)}
            onClick={() => setAsked(true)}
          >
            {copy.remove}
          </button>
        </span>
      )}
    </li>
  );
};
