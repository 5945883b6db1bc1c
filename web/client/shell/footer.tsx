import { Link } from 'react-router-dom';
import { inOneLine } from '#web/contract/company.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { WhereGiven } from '../shared/given.tsx';
import { copy } from './copy.ts';
import styles from './footer.module.css';

/** What stands below every page; where providers are stood in for, a ribbon for whoever develops it leads to what they keep. */
export const Footer = () => {
  const { brandName, outbox, company } = useAppConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <p className={styles.who}>
          {copy.footer(new Date().getFullYear(), brandName)}
          <WhereGiven what="company">
            <span>{inOneLine(company)}</span>
          </WhereGiven>
        </p>
        <nav aria-label={copy.footerNav} className={styles.nav}>
          <Link to="/privacy">{copy.privacy}</Link>
          <Link to="/terms">{copy.terms}</Link>
          <Link to="/contact">{copy.contact}</Link>
          <Link to="/impressum">{copy.impressum}</Link>
        </nav>
      </div>
      {outbox && (
        <p className={styles.ribbon}>
          {copy.sandbox} <Link to="/outbox">{copy.outbox}</Link>
        </p>
      )}
    </footer>
  );
};
