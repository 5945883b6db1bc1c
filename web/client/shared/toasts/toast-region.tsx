import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './toast-region.module.css';
import { currentToast, dismissToast, subscribeToToasts, type Toast } from './toasts.ts';

const swipeThreshold = 50;

/** Where notices appear. F8 moves the focus here; what hovers, is focused or is being swiped does not run out. */
export const ToastRegion = () => {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section ref={region} className={styles.region} aria-label="Notifications (F8)" tabIndex={-1}>
      <div aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'} aria-atomic="true">
        {toast && <Notice key={toast.id} toast={toast} />}
      </div>
    </section>
  );
};

const Notice = ({ toast }: { toast: Toast }) => {
  const [held, setHeld] = useState(false);
  const { offset, handlers } = useSwipe(() => dismissToast(toast.id));
  const dismiss = (): void => dismissToast(toast.id);
  const holds = held || offset > 0;
  useEffect(() => {
    if (holds) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, holds]);
  return (
    <section
      aria-label={toast.title}
      className={styles.toast}
      data-variant={toast.variant}
      style={{ transform: `translateX(${offset}px)` }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...handlers}
    >
      <div className={styles.words}>
        <strong>{toast.title}</strong>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run();
            dismiss();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close notice" onClick={dismiss}>
        ×
      </button>
    </section>
  );
};

/** A swipe to the right beyond the threshold takes the notice away; a shorter one lets it slide back. */
const useSwipe = (onSwipe: () => void) => {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = (swiped: number): void => {
    start.current = null;
    setOffset(0);
    if (swiped >= swipeThreshold) onSwipe();
  };
  /** Measured anew at each event: what was rendered last may lag behind a quick hand. */
  const measured = ({ clientX }: PointerEvent): number =>
    start.current === null ? 0 : Math.max(0, clientX - start.current);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => setOffset(measured(event)),
    onPointerUp: (event: PointerEvent) => end(measured(event)),
    onPointerCancel: () => end(0),
  };
  return { offset, handlers };
};
