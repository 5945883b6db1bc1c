import useSWR from 'swr';
import { documentPages, type PagesQuery } from '#web/contract/documents.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { copy } from './copy.ts';
import styles from './page-preview.module.css';
import { documentPath } from './use-documents.ts';

const words = copy.download;

type PageChoice = { readonly [Part in keyof PagesQuery]-?: NonNullable<PagesQuery[Part]> };

/** How the pages will look: drawn by the server from the very layout of the PDF. The pictures before stay until the next are there. */
export const PagePreview = (props: PageChoice & { id: string; version: number; isPdf: boolean }) => {
  const { id, version, look, paper } = props;
  const api = useApi();
  const path = `${documentPath(id)}/pages?${new URLSearchParams({ look, paper })}`;
  const { data, error, isLoading, mutate } = useSWR([path, version], () => api.get(path, documentPages), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  if (error !== undefined && !isLoading)
    return (
      <div className={styles.failed} role="alert">
        <p>{words.noPreview}</p>
        <button type="button" className={styles.retry} onClick={() => void mutate()}>
          {words.retry}
        </button>
      </div>
    );
  return (
    <figure className={styles.preview} aria-busy={isLoading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.pages} data-paper={paper} aria-label={words.preview} tabIndex={0}>
        {data?.pictures.map((picture, at) => (
          <img
            key={words.page(at + 1, data.pages)}
            className={styles.page}
            src={`data:image/svg+xml;base64,${btoa(picture)}`}
            alt={words.page(at + 1, data.pages)}
          />
        ))}
        {data === undefined && <div className={styles.blank} role="status" aria-label={words.previewLoading} />}
      </section>
      <figcaption className={styles.caption}>
        {data && words.pages(data.pages, data.pictures.length)}
        {!props.isPdf && ` ${words.inWord}`}
      </figcaption>
    </figure>
  );
};
