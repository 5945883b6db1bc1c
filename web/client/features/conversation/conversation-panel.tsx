import { useEffect, useId, useRef, useState } from 'react';
import { useAppConfig } from '../../shared/app-config/app-config.tsx';
import styles from './conversation.module.css';
import { Conversation } from './conversation.tsx';
import { texts } from './texts.ts';

/** The conversation box: one line until it is opened. What is typed in it stays while it is closed. */
export const ConversationPanel = () => {
  const id = useId();
  const { brandName } = useAppConfig();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) field.current?.querySelector('textarea')?.focus();
  }, [open]);
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`} data-open={open}>
      <h2 className={styles.title}>
        <button
          id={`${id}-title`}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{texts.open(brandName)}</span>
          <Chevron />
        </button>
      </h2>
      <div id={id} className={styles.inside} hidden={!open}>
        {open && <Conversation text={text} onType={setText} field={field} />}
      </div>
    </section>
  );
};

const Chevron = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="m5 8 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
