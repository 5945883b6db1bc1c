import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { copy } from '../features/content/copy.ts';
import { CoverLetterForm } from '../features/content/cover-letter-form.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { FormPage } from '../shared/forms/form-page.tsx';
import { usePageTitle } from '../shared/page-title.ts';

/** Asks for a cover letter. Once it is written it is shown among the other documents. */
export default function CoverLetterPage() {
  usePageTitle(useAppConfig().brandName, copy.letter.title);
  const navigate = useNavigate();
  const show = useCallback((id: string) => navigate(`/content?view=${encodeURIComponent(id)}`), [navigate]);
  return (
    <FormPage title={copy.letter.title} lead={copy.letter.lead}>
      <CoverLetterForm onMade={show} />
    </FormPage>
  );
}
