import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

const STEPS: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowLeft: -1, ArrowRight: 1 }));

/** Tabs over one panel. Left and right arrows move between them. */
export const Tabs = <Id extends string>(props: {
  label: string;
  tabs: readonly Readonly<{ id: Id; label: string }>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Stands at the end of their line. */
  aside?: ReactNode;
  children: ReactNode;
}) => {
  const base = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    const at = props.tabs.findIndex(({ id }) => id === props.chosen);
    const next = props.tabs.at((at + step) % props.tabs.length);
    if (next === undefined) return;
    props.onChoose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <>
      <div className={styles.line}>
        <div className={styles.tabs} role="tablist" aria-label={props.label} onKeyDown={onKeyDown}>
          {props.tabs.map(({ id, label }) => (
            <button
              key={id}
              id={`${base}-${id}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={id === props.chosen}
              aria-controls={`${base}-panel`}
              tabIndex={id === props.chosen ? 0 : -1}
              onClick={() => props.onChoose(id)}
            >
              {label}
            </button>
          ))}
        </div>
        {props.aside}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${props.chosen}`}>
        {props.children}
      </div>
    </>
  );
};
