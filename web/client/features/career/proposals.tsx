import { Button } from 'antd';
import { useState } from 'react';
import type { CareerFact, CareerProposals } from '#web/contract/career.ts';
import { CheckLine } from '../../shared/forms/check-line.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import styles from './career.module.css';
import { copy } from './copy.ts';
import { wordsOf } from './fact-words.ts';

const words = copy.bring;

/** What a file told, each with a box to tick; nothing of it is kept yet. */
export const Proposals = (props: {
  proposals: CareerProposals['proposals'];
  known: number;
  leftOut: number;
  out: ReadonlySet<string>;
  onToggle: (id: string, on: boolean) => void;
  onEdit: (fact: CareerFact) => void;
  onAdd: () => Promise<void>;
  onClose: () => void;
}) => {
  const [adding, setAdding] = useState(false);
  const { proposals, known, leftOut, out } = props;
  const chosen = proposals.filter(({ fact }) => !out.has(fact.id)).length;
  const add = async (): Promise<void> => {
    setAdding(true);
    await props.onAdd();
    setAdding(false);
  };
  if (proposals.length === 0)
    return (
      <section className={styles.drop} aria-label={words.file}>
        <p>{leftOut === 0 ? words.nothingNew : words.leftOut(leftOut)}</p>
        <div className={dialog.actions}>
          <Button onClick={props.onClose}>{words.close}</Button>
        </div>
      </section>
    );
  return (
    <section className={styles.found} aria-label={words.heading(proposals.length)}>
      <h3 className={styles.heading}>{words.heading(proposals.length)}</h3>
      <p className={styles.detail}>
        {words.detail} {known > 0 && words.known(known)} {leftOut > 0 && words.leftOut(leftOut)}
      </p>
      <ul className={styles.list}>
        {proposals.map(({ fact, before }) => (
          <Proposed key={fact.id} fact={fact} before={before} isIn={!out.has(fact.id)} {...props} />
        ))}
      </ul>
      <div className={dialog.actions}>
        <Button onClick={props.onClose} disabled={adding}>
          {words.close}
        </Button>
        <Button type="primary" onClick={add} loading={adding} disabled={chosen === 0}>
          {adding ? words.adding : words.confirm(chosen)}
        </Button>
      </div>
    </section>
  );
};

const Proposed = (props: {
  fact: CareerFact;
  before: CareerFact | null;
  isIn: boolean;
  onToggle: (id: string, on: boolean) => void;
  onEdit: (fact: CareerFact) => void;
}) => {
  const { fact, before } = props;
  const { name, detail, time } = wordsOf(fact);
  const below = [copy.kinds[fact.is].heading, detail, time].filter((part) => part !== '').join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <CheckLine checked={props.isIn} onChange={(on) => props.onToggle(fact.id, on)}>
          <span className={styles.name}>{name}</span>
          <span className={styles.below}>{below}</span>
          {before !== null && <span className={styles.below}>{words.before(wordsOf(before).name)}</span>}
        </CheckLine>
      </div>
      <button
        type="button"
        className={styles.quiet}
        aria-label={copy.changeOf(name)}
        onClick={() => props.onEdit(fact)}
      >
        {copy.change}
      </button>
    </li>
  );
};
