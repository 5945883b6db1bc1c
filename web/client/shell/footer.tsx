import { Link } from 'react-router-dom';
import { useAppConfig } from '../shared/app-config.tsx';
import { copy } from './copy.ts';
import styles from './footer.module.css';

/** What stands below every page; where providers are stood in for, a ribbon for whoever develops it leads to what they keep. */
export const Footer = () => {
  const { brandName, outbox } = useAppConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.bar}>
        <span>{copy.footer(new Date().getFullYear(), brandName)}</span>
        <nav aria-label={copy.footerNav} className={styles.nav}>
          <Link to="/privacy">{copy.privacy}</Link>
          <Link to="/terms">{copy.terms}</Link>
          <Link to="/contact">{copy.contact}</Link>
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
