import { Modal } from 'antd';
import { type DocumentEntity, downloadQuery } from '#web/contract/documents.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { SchemaForm, useFieldPart } from '../../shared/forms/schema-form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { copy } from './copy.ts';
import { useDocumentActions } from './use-document-actions.ts';

const words = copy.download;

/** As which file a document is had, and how its pages look. */
export default function DownloadDialog(props: {
  document: DocumentEntity;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { download } = useDocumentActions();
  return (
    <Modal open={props.open} title={words.title} footer={null} onCancel={props.onClose} afterClose={props.onClosed}>
      <SchemaForm
        className={dialog.form}
        schema={downloadQuery}
        initialValues={{ format: 'pdf', look: 'classic', paper: 'a4' }}
        failure={words.tryLater}
        onSubmit={async (query) => {
          await download(props.document.id, query);
          props.onClose();
        }}
      >
        {({ submitting, error }) => (
          <>
            <Choices isCv={props.document.type === 'cv'} />
            <FormEnd
              error={error}
              submitting={submitting}
              submit={words.send}
              cancel={words.cancel}
              onCancel={props.onClose}
            />
          </>
        )}
      </SchemaForm>
    </Modal>
  );
}

/** Only what has pages has a look and a paper. */
const Choices = ({ isCv }: { isCv: boolean }) => {
  const { input } = useFieldPart<string>('format');
  const hasPages = input.value === 'pdf' || input.value === 'docx';
  return (
    <>
      <SelectField
        name="format"
        label={words.format}
        options={optionsOf(words.formats).filter(({ value }) => value !== 'json' || isCv)}
      />
      {hasPages && <SelectField name="look" label={words.look} options={optionsOf(words.looks)} />}
      {hasPages && <SelectField name="paper" label={words.paper} options={optionsOf(words.papers)} />}
    </>
  );
};

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
