import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type CareerFact, type CareerProposals, LARGEST_CAREER_FILE } from '#web/contract/career.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './career.module.css';
import { copy } from './copy.ts';
import { Proposals } from './proposals.tsx';
import type { CareerActions } from './use-career.ts';

const FactDialog = lazy(() => import('./fact-dialog.tsx'));
const words = copy.bring;
const ACCEPTED =
  '.pdf,.docx,.txt,.md,.json,.xml,.zip,application/pdf,application/json,application/xml,application/zip,text/plain,text/xml,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type State =
  | Readonly<{ step: 'choose'; problem: string | undefined }>
  | Readonly<{ step: 'reading' }>
  | (Readonly<{ step: 'confirm'; out: ReadonlySet<string> }> &
      Pick<CareerProposals, 'proposals' | 'known' | 'leftOut'>);

/** A file is dropped or chosen, what it tells is looked through and mended, and what is ticked is added. */
export const BringFile = ({ actions, onClose }: { actions: CareerActions; onClose: () => void }) => {
  const [state, setState] = useState<State>({ step: 'choose', problem: undefined });
  const [edited, setEdited] = useState<Readonly<{ fact: CareerFact; open: boolean }>>();
  const read = async (file: File): Promise<void> => {
    if (file.size > LARGEST_CAREER_FILE) return setState({ step: 'choose', problem: words.tooLarge });
    setState({ step: 'reading' });
    try {
      const { proposals, known, leftOut } = await actions.read(file);
      setState({ step: 'confirm', proposals, known, leftOut, out: new Set() });
    } catch (error) {
      setState({ step: 'choose', problem: wordsFor(error, copy.tryLater) });
    }
  };
  if (state.step !== 'confirm')
    return (
      <Drop busy={state.step === 'reading'} onFile={(file) => void read(file)} onClose={onClose}>
        {state.step === 'choose' && state.problem !== undefined && (
          <Alert title={words.failed} detail={state.problem} />
        )}
      </Drop>
    );
  const replace = (changed: CareerFact): void =>
    setState({
      ...state,
      proposals: state.proposals.map((one) => (one.fact.id === changed.id ? { ...one, fact: changed } : one)),
    });
  const toggle = (id: string, on: boolean): void => {
    const out = new Set(state.out);
    if (on) out.delete(id);
    else out.add(id);
    setState({ ...state, out });
  };
  const add = async (): Promise<void> => {
    const facts = state.proposals.map(({ fact }) => fact).filter(({ id }) => !state.out.has(id));
    try {
      await actions.add(facts, true);
      toast({ title: words.added(facts.length) });
      onClose();
    } catch (error) {
      toast({ title: words.addFailed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    }
  };
  return (
    <>
      <Proposals
        {...state}
        onToggle={toggle}
        onEdit={(fact) => setEdited({ fact, open: true })}
        onAdd={add}
        onClose={onClose}
      />
      <Suspense>
        {edited !== undefined && (
          <FactDialog
            key={edited.fact.id}
            place={edited.fact.id}
            open={edited.open}
            title={copy.kinds[edited.fact.is].change}
            fact={edited.fact}
            save={async (changed) => replace({ ...changed, id: edited.fact.id })}
            onClose={() => setEdited({ ...edited, open: false })}
          />
        )}
      </Suspense>
    </>
  );
};

const Drop = (props: { busy: boolean; onFile: (file: File) => void; onClose: () => void; children: ReactNode }) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !props.busy) props.onFile(file);
  };
  return (
    <section
      className={styles.drop}
      data-over={over}
      aria-label={words.file}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={words.file}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = ''; // so that the same file can be chosen again
        }}
      />
      {props.children}
      <p className={styles.dropLine}>
        <span className={styles.dropWords}>{words.drop}</span>
        <Button loading={props.busy} onClick={() => input.current?.click()}>
          {props.busy ? words.reading : words.choose}
        </Button>
        <Button type="text" disabled={props.busy} onClick={props.onClose}>
          {words.close}
        </Button>
      </p>
      <p className={styles.detail}>{words.what}</p>
    </section>
  );
};
