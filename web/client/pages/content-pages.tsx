import { Route, Routes } from 'react-router-dom';
import { lazily } from '../shared/lazily.tsx';

const ContentPage = lazily(() => import('./content-page.tsx'));
const CoverLetterPage = lazily(() => import('./cover-letter-page.tsx'));
const EditContentPage = lazily(() => import('./edit-content-page.tsx'));
const NotFoundPage = lazily(() => import('./not-found-page.tsx'));

/** What stands below /content. A piece of its own: the landing page need not know where its parts are. */
export default function ContentPages() {
  return (
    <Routes>
      <Route index element={<ContentPage />} />
      <Route path="cover-letter" element={<CoverLetterPage />} />
      <Route path="edit/:id" element={<EditContentPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
