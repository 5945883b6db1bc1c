import { Modal } from 'antd';
import { type DocumentEntity, downloadQuery } from '#web/contract/documents.ts';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { SchemaForm, useFieldPart } from '../../shared/forms/schema-form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { copy } from './copy.ts';
import styles from './download-dialog.module.css';
import { PagePreview } from './page-preview.tsx';
import { useDocumentActions } from './use-document-actions.ts';

const words = copy.download;

/** As which file a document is had, how its pages look, and a picture of them. */
export default function DownloadDialog(props: {
  document: DocumentEntity;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { download } = useDocumentActions();
  return (
    <Modal
      open={props.open}
      width={920}
      title={words.title}
      footer={null}
      onCancel={props.onClose}
      afterClose={props.onClosed}
    >
      <SchemaForm
        className={styles.form}
        schema={downloadQuery}
        initialValues={{ format: 'pdf', look: 'classic', paper: paperHere(navigator.language) }}
        failure={words.tryLater}
        onSubmit={async (query) => {
          await download(props.document.id, query);
          props.onClose();
        }}
      >
        {({ submitting, error }) => (
          <>
            <Choices document={props.document} />
            <div className={styles.end}>
              <FormEnd
                error={error}
                submitting={submitting}
                submit={words.send}
                cancel={words.cancel}
                onCancel={props.onClose}
              />
            </div>
          </>
        )}
      </SchemaForm>
    </Modal>
  );
}

const LETTER_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'PH']);

/** What printers hold where the reader's language is spoken. */
const paperHere = (tag: string): 'a4' | 'letter' =>
  LETTER_COUNTRIES.has(tag.split('-').find((part) => /^[A-Z]{2}$/.test(part)) ?? '') ? 'letter' : 'a4';

/** Only what has pages has a look and a paper, and a picture. */
const Choices = ({ document }: { document: DocumentEntity }) => {
  const format = useFieldPart<string>('format').input.value;
  const look = useFieldPart<keyof typeof words.looks>('look').input.value;
  const paper = useFieldPart<keyof typeof words.papers>('paper').input.value;
  const hasPages = format === 'pdf' || format === 'docx';
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          name="format"
          label={words.format}
          options={optionsOf(words.formats).filter(({ value }) => value !== 'json' || document.type === 'cv')}
        />
        {hasPages && (
          <div className={styles.looks}>
            <ChoiceField
              name="look"
              label={words.look}
              choices={LOOKS.map((value) => ({ value, label: words.looks[value], detail: words.lookDetails[value] }))}
            />
          </div>
        )}
        {hasPages && <ChoiceField name="paper" label={words.paper} choices={optionsOf(words.papers)} />}
        {!hasPages && <p className={styles.plain}>{words.noPages}</p>}
      </div>
      {hasPages && (
        <PagePreview id={document.id} version={document.version} look={look} paper={paper} isPdf={format === 'pdf'} />
      )}
    </>
  );
};

const LOOKS = ['classic', 'modern', 'editorial'] as const;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
