import { useId, useState } from 'react';
import type { PlanType } from '#web/contract/fields.ts';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { dollars, prices } from '../../shared/plan-choices.ts';
import { copy } from './copy.ts';
import styles from './pricing.module.css';
import { Section } from './sections.tsx';

const words = copy.pricing;
const twelveMonths = 12 * prices.monthly;
const saved = twelveMonths - prices.yearly;

/** What it costs, by the month until somebody looks at the year. */
export const Pricing = () => {
  const [plan, setPlan] = useState<PlanType>('monthly');
  const yearly = plan === 'yearly';
  return (
    <Section id="pricing" title={words.title} lead={words.lead}>
      <div className={styles.card}>
        <div className={styles.cost}>
          <PlanSwitch plan={plan} onChange={setPlan} />
          <div className={styles.amount} aria-live="polite">
            <p className={styles.price}>
              <strong>{dollars(prices[plan])}</strong> {yearly ? words.perYear : words.perMonth}
            </p>
            <p className={styles.saves}>
              {yearly ? (
                <>
                  <span className={styles.badge}>{words.best}</span>
                  <span>{words.off(Math.round((100 * saved) / twelveMonths))}</span>
                  <span>{words.saves(dollars(saved))}</span>
                </>
              ) : (
                words.flexible
              )}
            </p>
          </div>
          <ButtonLink to={yearly ? '/register?plan=yearly' : '/register'}>{words.subscribe}</ButtonLink>
          <p className={styles.promise}>{words.promise}</p>
        </div>
        <ul className={styles.included}>
          {words.included.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
};

const PlanSwitch = ({ plan, onChange }: { plan: PlanType; onChange: (plan: PlanType) => void }) => {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.choice}</legend>
      {(['monthly', 'yearly'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={plan === one} onChange={() => onChange(one)} />
          {words[one]}
        </label>
      ))}
    </fieldset>
  );
};
