import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import styles from './sign-up-steps.module.css';

const steps = ['paid', 'phone', 'schedule'] as const;
type Step = (typeof steps)[number];

/** A page of signing up, below the bar that says how far it is. `done` are the steps that are behind: all before `at`, or `at` too. */
export const SignUpSteps = ({ at, done, children }: { at: Step; done?: boolean; children: ReactNode }) => {
  const current = steps.indexOf(at);
  return (
    <div className={styles.page}>
      <ol className={styles.steps} aria-label={copy.steps.label}>
        {steps.map((step, index) => {
          const isDone = index < current || (index === current && done === true);
          return (
            <li
              key={step}
              className={styles.step}
              data-done={isDone}
              aria-current={index === current && !isDone ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Check /> : index + 1}
              </span>
              {isDone ? copy.steps.done[step] : copy.steps.doing[step]}
              {isDone && <span className="visually-hidden">{copy.steps.isDone}</span>}
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
};

const Check = () => (
  <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
    <path d="m3 7.500 2.800 2.800L11.200 4.500" />
  </svg>
);
