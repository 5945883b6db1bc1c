import { type PointerEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { copy } from './copy.ts';
import styles from './toast-region.module.css';
import { currentToast, dismissToast, subscribeToToasts, type Toast } from './toasts.ts';

const swipeThreshold = 50;

/** Where notices appear. F8 moves the focus here; what hovers, is focused or is being swiped does not run out. */
export const ToastRegion = () => {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const region = useRef<HTMLElement>(null);
  useF8(region, toast);
  return (
    <section ref={region} className={styles.region} aria-label={copy.region} tabIndex={-1}>
      <div aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'} aria-atomic="true">
        {toast && <Notice key={toast.id} toast={toast} />}
      </div>
    </section>
  );
};

/** F8 moves the focus to the notice; once that is gone, it goes back to where it was. */
const useF8 = (region: RefObject<HTMLElement | null>, toast: Toast | null): void => {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) before.current = document.activeElement;
      region.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [region]);
  useEffect(() => {
    const { activeElement: at } = document;
    const left = toast === null && (at === document.body || at === region.current);
    if (left && before.current instanceof HTMLElement) before.current.focus();
    if (toast === null) before.current = null;
  }, [toast, region]);
};

const Notice = ({ toast }: { toast: Toast }) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { offset, handlers } = useSwipe(() => dismissToast(toast.id));
  const dismiss = (): void => dismissToast(toast.id);
  const holds = hovered || focused || offset > 0;
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
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
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
      <button type="button" className={styles.close} aria-label={copy.close} onClick={dismiss}>
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
