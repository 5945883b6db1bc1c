import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DocumentEntity, DocumentRequest } from '#web/contract/documents.ts';
import { copy } from '../features/content/copy.ts';
import type { DocumentAction } from '../features/content/document-card.tsx';
import { DocumentList } from '../features/content/document-list.tsx';
import { PromptBox } from '../features/content/prompt-box.tsx';
import { type AskingKind, ReadyCards } from '../features/content/ready-cards.tsx';
import { useDocumentFilters } from '../features/content/use-document-filters.ts';
import { useDocuments } from '../features/content/use-documents.ts';
import { useWriting } from '../features/content/use-writing.ts';
import { WritingNotice } from '../features/content/writing-notice.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { withPart } from '../shared/lists/address-filters.ts';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './content-page.module.css';
import page from './page.module.css';
import { useToday } from './use-today.ts';

const ViewDialog = lazy(() => import('../features/content/view-dialog.tsx'));
const DownloadDialog = lazy(() => import('../features/content/download-dialog.tsx'));
const AskDialog = lazy(() => import('../features/content/ask-dialog.tsx'));
const RemoveDialog = lazy(() => import('../features/content/remove-dialog.tsx'));

type Question = Readonly<{ kind: AskingKind; wish: DocumentRequest; open: boolean }>;
type Choice = Readonly<{ action: 'download' | 'remove'; document: DocumentEntity; open: boolean }>;

/** My Content: what can be written, and what was. */
export default function ContentPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const today = useToday();
  const navigate = useNavigate();
  const filters = useDocumentFilters();
  const read = useDocuments(filters.filters);
  const [choice, setChoice] = useState<Choice>();
  const [question, setQuestion] = useState<Question>();
  const { viewed, open, view, close, closed } = useViewed();
  const { writing, write } = useWriting();
  const ask = async (wish: DocumentRequest, failure: string): Promise<boolean> => {
    const made = await write(wish, failure);
    if (made) view(made.documentId);
    return made !== null;
  };
  const wish = (asked: DocumentRequest): void => void ask({ ...asked, sendEmail: false }, copy.made.failedDetail);
  const choose = useCallback(
    (action: DocumentAction, document: DocumentEntity): void => {
      if (action === 'view') view(document.id);
      else if (action === 'edit') navigate(`/content/edit/${encodeURIComponent(document.id)}`);
      else {
        close();
        setChoice({ action, document, open: true });
      }
    },
    [view, close, navigate],
  );
  const Chosen = choice?.action === 'download' ? DownloadDialog : RemoveDialog;
  return (
    <div className={page.reading}>
      <div className={styles.head}>
        <h1>{copy.heading}</h1>
        <p className={page.lead}>{copy.lead}</p>
      </div>
      <div className={styles.parts}>
        <PromptBox
          today={today}
          writing={writing}
          onAsk={(wish) => ask({ sendEmail: false, ...wish }, copy.made.failedDetail)}
        />
        {writing && <WritingNotice />}
        <ReadyCards
          writing={writing}
          onWish={wish}
          onAsk={(kind, asked) => setQuestion({ kind, wish: asked, open: true })}
          onResume={() => void ask({ type: 'cv', format: 'professional', sendEmail: false }, copy.made.resumeFailed)}
        />
        <DocumentList read={read} filters={filters} onChoose={choose} />
      </div>
      <Suspense>
        {viewed !== null && (
          <ViewDialog key={viewed} id={viewed} open={open} onChoose={choose} onClose={close} onClosed={closed} />
        )}
        {choice && (
          <Chosen
            document={choice.document}
            open={choice.open}
            onClose={() => setChoice({ ...choice, open: false })}
            onClosed={() => setChoice(undefined)}
          />
        )}
        {question && (
          <AskDialog
            {...question}
            onWish={wish}
            onClose={() => setQuestion({ ...question, open: false })}
            onClosed={() => setQuestion(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The document that is being read stands in the address, so that coming back from a win finds it open. */
const useViewed = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('view');
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const view = useCallback((id: string) => setQuery((before) => withPart(before, 'view', id)), [setQuery]);
  const close = useCallback(() => setQuery((before) => withPart(before, 'view', ''), { replace: true }), [setQuery]);
  return { viewed: asked ?? shown, open: asked !== null, view, close, closed: () => setShown(null) };
};
