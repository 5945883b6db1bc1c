import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DocumentEntity, DocumentRequest } from '#web/contract/documents.ts';
import { copy } from '../features/content/copy.ts';
import type { DocumentAction } from '../features/content/document-card.tsx';
import { DocumentList } from '../features/content/document-list.tsx';
import { PromptBox } from '../features/content/prompt-box.tsx';
import { ReadyCards } from '../features/content/ready-cards.tsx';
import { useDocumentFilters } from '../features/content/use-document-filters.ts';
import { useDocuments } from '../features/content/use-documents.ts';
import { useLetterQuestion } from '../features/content/use-letter-question.ts';
import { useWriting } from '../features/content/use-writing.ts';
import { isWished, type WishedKind, wishAbout } from '../features/content/wishes.ts';
import { WritingNotice } from '../features/content/writing-notice.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { withPart } from '../shared/lists/address-filters.ts';
import { usePageTitle } from '../shared/page-title.ts';
import styles from './content-page.module.css';
import page from './page.module.css';
import { useToday } from './use-today.ts';

const ViewDialog = lazy(() => import('../features/content/view-dialog.tsx'));
const DownloadDialog = lazy(() => import('../features/content/download-dialog.tsx'));
const CreateDialog = lazy(() => import('../features/content/create-dialog.tsx'));
const LetterDialog = lazy(() => import('../features/content/letter-dialog.tsx'));
const RemoveDialog = lazy(() => import('../features/content/remove-dialog.tsx'));

type Choice = Readonly<{ action: 'download' | 'remove'; document: DocumentEntity; open: boolean }>;

/** My Content: what can be written, and what was. */
export default function ContentPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const today = useToday();
  const navigate = useNavigate();
  const filters = useDocumentFilters();
  const read = useDocuments(filters.filters);
  const [choice, setChoice] = useState<Choice>();
  const { named: viewed, open, name: view, close, closed } = useNamed('view');
  const creating = useNamed('create');
  const { question, askFor, closed: questionClosed } = useLetterQuestion();
  const { writing, write } = useWriting(askFor);
  const { noteFocus, giveFocusBack } = useFocusBack();
  const ask = async (wish: DocumentRequest): Promise<boolean> => {
    noteFocus();
    const made = await write(wish);
    if (made) view(made.documentId);
    return made !== null;
  };
  const create = (kind: WishedKind, about = ''): void => {
    void ask({ ...wishAbout(kind, about), sendEmail: false });
  };
  const choose = useCallback(
    (action: DocumentAction, document: DocumentEntity): void => {
      noteFocus();
      if (action === 'view') view(document.id);
      else if (action === 'edit') navigate(`/content/edit/${encodeURIComponent(document.id)}`);
      else {
        close();
        setChoice({ action, document, open: true });
      }
    },
    [view, close, navigate, noteFocus],
  );
  const Chosen = choice?.action === 'download' ? DownloadDialog : RemoveDialog;
  return (
    <div className={page.reading}>
      <div className={styles.head}>
        <h1>{copy.heading}</h1>
        <p className={page.lead}>{copy.lead}</p>
      </div>
      <div className={styles.parts}>
        <PromptBox today={today} writing={writing} onAsk={(wish) => ask({ sendEmail: false, ...wish })} />
        {writing && <WritingNotice />}
        <ReadyCards writing={writing} onWish={create} onAsk={creating.name} />
        <DocumentList read={read} filters={filters} onChoose={choose} />
      </div>
      <Suspense>
        {viewed !== null && (
          <ViewDialog key={viewed} id={viewed} open={open} onChoose={choose} onClose={close} onClosed={closed} />
        )}
        {question && (
          <LetterDialog
            fields={question.fields}
            open={question.open}
            onAnswer={question.answer}
            onClosed={questionClosed}
          />
        )}
        {choice && (
          <Chosen
            document={choice.document}
            open={choice.open}
            onClose={() => setChoice({ ...choice, open: false })}
            onClosed={() => {
              setChoice(undefined);
              giveFocusBack();
            }}
          />
        )}
        {creating.named !== null && isWished(creating.named) && (
          <CreateDialog
            key={creating.named}
            kind={creating.named}
            open={creating.open && !writing}
            onCreate={create}
            onClose={creating.close}
            onClosed={creating.closed}
          />
        )}
      </Suspense>
    </div>
  );
}

/**
 * A dialog that was opened from another one finds that gone when it closes: the focus goes to what opened the first, or to
 * the page where that is gone, too.
 */
const useFocusBack = () => {
  const opener = useRef<Element | null>(null);
  const noteFocus = useCallback((): void => {
    const { activeElement } = document;
    if (!activeElement?.closest('[role=dialog]')) opener.current = activeElement;
  }, []);
  const giveFocusBack = (): void => {
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('[role=dialog]')) return;
    const found = opener.current?.isConnected ? opener.current : document.getElementById('main');
    if (found instanceof HTMLElement) found.focus();
  };
  return { noteFocus, giveFocusBack };
};

/**
 * What a dialog shows stands in the address: the document that is being read, so that coming back from a win finds it open, and
 * the kind that is to be written, so that it can be led to.
 */
const useNamed = (part: 'view' | 'create') => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(part);
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const name = useCallback(
    (id: string) => setQuery((before) => withPart(withPart(before, 'create', ''), part, id)),
    [setQuery, part],
  );
  const close = useCallback(
    () => setQuery((before) => withPart(before, part, ''), { replace: true }),
    [setQuery, part],
  );
  return { named: asked ?? shown, open: asked !== null, name, close, closed: () => setShown(null) };
};
