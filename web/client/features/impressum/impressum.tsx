import { useAppConfig } from '../../shared/app-config.tsx';
import { WhereGiven } from '../../shared/given.tsx';
import { copy } from './copy.ts';
import styles from './impressum.module.css';

/** Who runs this installation, as the operator's settings name them. */
export const Impressum = () => {
  const { brandName, supportEmail, company } = useAppConfig();
  return (
    <article className={styles.page}>
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead(brandName)}</p>
      <WhereGiven what="company" otherwise={<p className={styles.lines}>{copy.unnamed(brandName)}</p>}>
        <section>
          <h2>{copy.operator}</h2>
          <p className={styles.lines}>{`${company?.name}\n${company?.address}`}</p>
        </section>
      </WhereGiven>
      <WhereGiven what="register">
        <section>
          <h2>{copy.register}</h2>
          <p className={styles.lines}>{company?.register}</p>
        </section>
      </WhereGiven>
      <section>
        <h2>{copy.contact}</h2>
        <p className={styles.lines}>
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      </section>
    </article>
  );
};
