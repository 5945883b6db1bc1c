import { useLocation } from 'react-router-dom';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { copy as privacy } from '../features/legal/privacy-words.ts';
import { copy as terms } from '../features/legal/terms-words.ts';
import { useAppConfig } from '../shared/app-config.tsx';
import { usePageTitle } from '../shared/page-title.ts';

/** The privacy policy and the terms, by their path. */
export default function LegalPages() {
  const isPrivacy = useLocation().pathname.startsWith('/privacy');
  const words = isPrivacy ? privacy : terms;
  usePageTitle(useAppConfig().brandName, words.title);
  return <LegalPage words={words} others={[isPrivacy ? 'terms' : 'privacy', 'contact']} />;
}
