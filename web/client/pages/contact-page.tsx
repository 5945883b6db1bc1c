import { ContactForm } from '../features/contact/contact-form.tsx';
import { copy } from '../features/contact/copy.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import styles from '../shared/forms/form-page.module.css';
import { FormPage } from '../shared/forms/form-page.tsx';
import { usePageTitle } from '../shared/page-title.ts';

/** Where visitors write to us. */
export default function ContactPage() {
  const { brandName, supportEmail } = useAppConfig();
  usePageTitle(brandName, copy.title);
  return (
    <FormPage title={copy.heading} lead={copy.lead}>
      <ContactForm />
      <p className={styles.after}>{supportEmail === '' ? '\u00a0' : copy.direct(supportEmail)}</p>
    </FormPage>
  );
}
