import { Button } from 'antd';
import type { DocumentEntity } from '#web/contract/documents.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { copiedText, isPasted } from './copied-text.ts';
import { copy } from './copy.ts';

/** Puts a text on the clipboard as one pastes it elsewhere; nothing for what is handed on as a file. */
export const CopyButton = ({ document, text }: { document: DocumentEntity; text: string }) =>
  isPasted(document) ? (
    <Button onClick={() => void copyOut(copiedText(text, document.type))}>{copy.actions.copy}</Button>
  ) : null;

/** Browsers may refuse, as on pages without a secure context. */
const copyOut = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: copy.copying.done });
  } catch {
    toast({ title: copy.copying.failed, variant: 'destructive' });
  }
};
