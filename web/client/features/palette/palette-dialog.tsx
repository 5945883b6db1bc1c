import { type ReactNode, useEffect, useRef } from 'react';
import styles from './palette.module.css';

/** A dialog over everything: the browser keeps the focus in it, and Escape closes it. A click beside it does, too. */
export const PaletteDialog = (props: { label: string; onClose: () => void; children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const box = dialog.current;
    if (box && !box.open) box.showModal();
    return () => {
      box?.close();
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={props.label}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) props.onClose();
      }}
    >
      <div className={styles.inside}>{props.children}</div>
    </dialog>
  );
};
