import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './menu.module.css';

type MenuItem = Readonly<{ label: string; onSelect: () => void; destructive?: boolean }>;

/**
 * A button that opens a list of actions. Arrow keys, Home and End move, Escape closes and gives the focus back,
 * clicking or tabbing away closes.
 */
export const Menu = (props: {
  label: string;
  button: ReactNode;
  buttonClass?: string | undefined;
  /** Words above the actions. */
  head?: ReactNode;
  items: readonly MenuItem[];
}) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPointer = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('pointerdown', onPointer);
    return () => removeEventListener('pointerdown', onPointer);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'ArrowDown' && !open) setOpen(true);
    else if (!open || !moveFocus(root.current, event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
  };
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={trigger}
        type="button"
        className={props.buttonClass}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {props.button}
      </button>
      {open && (
        <div className={styles.list}>
          {props.head !== undefined && <div className={styles.head}>{props.head}</div>}
          <div id={id} role="menu" aria-label={props.label} tabIndex={-1} onKeyDown={onKeyDown}>
            {props.items.map(({ label, onSelect, destructive }) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={destructive ? styles.destructive : styles.item}
                onClick={() => {
                  close();
                  onSelect();
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
};

/** Moves the focus among the items, round and round; says whether the key was one of its own. */
const moveFocus = (root: HTMLElement | null, key: string): boolean => {
  const items = [...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = new Map(Object.entries({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 })).get(key);
  if (next === undefined) return false;
  items.at(next % items.length)?.focus();
  return true;
};
