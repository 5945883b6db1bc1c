import { type ReactNode, useEffect, useRef } from 'react';
import styles from './setting-rows.module.css';

/** What can be set, one row each: its name, how it stands, and what can be done. */
export const SettingRows = ({ children }: { children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

/** `detail` stands under the value, in the second voice. */
export const SettingRow = (props: { label: string; action?: ReactNode; detail?: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.label}>{props.label}</dt>
    <dd className={styles.value}>
      {props.children}
      {props.detail !== undefined && <div className={styles.detail}>{props.detail}</div>}
    </dd>
    {props.action !== undefined && <dd className={styles.action}>{props.action}</dd>}
  </div>
);

/** In place of a row's value and action: what it is changed with. */
export const OpenRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row} data-open>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.form}>{children}</dd>
  </div>
);

const FIELDS = 'input:not([type=radio]), input[type=radio]:checked, select, textarea';

/**
 * A row that opens into its form in place. Opening it puts the focus in its first field, closing it back on the button that
 * opened it. `change` names what that button changes, for whoever does not see the row.
 */
export const ChangeableRow = (props: {
  label: string;
  change: Readonly<{ word: string; name: string }>;
  open: boolean;
  onOpen: () => void;
  detail?: ReactNode;
  form: ReactNode;
  children: ReactNode;
}) => {
  const { label, change, open, form, onOpen, ...shown } = props;
  const row = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current === open) return;
    wasOpen.current = open;
    row.current?.querySelector<HTMLElement>(open ? FIELDS : '[data-change]')?.focus();
  }, [open]);
  return (
    <div ref={row} className={styles.row} data-open={open || undefined}>
      <dt className={styles.label}>{label}</dt>
      {open ? (
        <dd className={styles.form}>{form}</dd>
      ) : (
        <>
          <dd className={styles.value}>
            {shown.children}
            {shown.detail !== undefined && <div className={styles.detail}>{shown.detail}</div>}
          </dd>
          <dd className={styles.action}>
            <button type="button" data-change className={styles.change} aria-label={change.name} onClick={onOpen}>
              {change.word}
            </button>
          </dd>
        </>
      )}
    </div>
  );
};
