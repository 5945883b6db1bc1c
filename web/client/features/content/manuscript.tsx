import { useId, useMemo } from 'react';
import type { DocumentAnswer, DocumentSentence } from '#web/contract/documents.ts';
import { language } from '../../shared/locale.ts';
import { copy } from './copy.ts';
import { GroundList } from './ground-list.tsx';
import styles from './manuscript.module.css';
import { type Inline, type Part, partsOf, piecesOf, plainOf, type Run } from './markdown.ts';
import { placed, type Stretch } from './placed-sentences.ts';

type Sources = DocumentAnswer['sources'];
/** What each piece of text needs to be shown with what it rests on. */
type Known = Readonly<{ stretches: ReadonlyMap<Inline, readonly Stretch[]>; sources: Sources; chosen: Chosen }>;

/** Which sentence its reader wants to know more of; `besideId` names what tells it beside the text, undefined where it stands below. */
export type Chosen = Readonly<{
  sentence: DocumentSentence | undefined;
  choose: (sentence: DocumentSentence | undefined) => void;
  besideId: string | undefined;
}>;

/** A document as it reads, with a figure behind each sentence that wins stand behind: it opens those wins. */
export const Manuscript = ({ answer, chosen }: { answer: DocumentAnswer; chosen: Chosen }) => {
  const { document, sentences, sources } = answer;
  const parts = useMemo(() => partsOf(document.content), [document.content]);
  const stretches = useMemo(() => placed(parts.flatMap(piecesOf), sentences), [parts, sentences]);
  return (
    <article className={styles.sheet} lang={document.language}>
      {numbered(parts).map(([key, part]) => (
        <Shown key={key} part={part} stretches={stretches} sources={sources} chosen={chosen} />
      ))}
    </article>
  );
};

/** A text's parts have no other name than their place. */
const numbered = <Item,>(items: readonly Item[]): readonly (readonly [string, Item])[] =>
  items.map((item, at) => [`place ${at}`, item]);

const Shown = ({ part, ...known }: { part: Part } & Known) => {
  switch (part.is) {
    case 'title':
      return <h3 className={styles.title}>{plainOf(part.text)}</h3>;
    case 'heading':
      return <h4 className={styles.heading}>{plainOf(part.text)}</h4>;
    case 'contact':
      return <Contact fields={part.fields} />;
    case 'entry':
      return <Entry fields={part.fields} {...known} />;
    case 'bullets':
      return (
        <ul className={styles.bullets}>
          {numbered(part.items).map(([key, item]) => (
            <li key={key}>
              <Grounded text={item} {...known} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <div className={part.is === 'post' ? styles.post : undefined}>
          <Grounded text={part.text} {...known} />
        </div>
      );
  }
};

const Contact = ({ fields }: { fields: readonly Inline[] }) => (
  <p className={styles.contact}>
    {numbered(fields).map(([key, field]) => (
      <span key={key}>
        <Words runs={field} />
      </span>
    ))}
  </p>
);

/** What it was, where and when. */
const Entry = ({ fields, ...known }: { fields: readonly Inline[] } & Known) => (
  <div className={styles.entry}>
    {numbered(fields).map(([key, field], at) => (
      <div key={key} className={at === 0 ? styles.entryTitle : styles.aside}>
        <Grounded text={field} {...known} />
      </div>
    ))}
  </div>
);

/** A piece of text, its sentences' figures, and, where there is no room beside it, below it what the chosen one rests on. */
const Grounded = ({ text, stretches, sources, chosen }: { text: Inline } & Known) => {
  const id = useId();
  const { sentence: open, choose, besideId } = chosen;
  const own = stretches.get(text) ?? [{ runs: text, sentence: undefined }];
  const isOpenHere = open !== undefined && own.some(({ sentence }) => sentence === open);
  return (
    <>
      <p className={styles.text}>
        {numbered(own).map(([key, { runs, sentence }]) => (
          <span key={key} className={styles.stretch} data-open={sentence !== undefined && sentence === open}>
            <Words runs={runs} />
            {sentence && (
              <Figure
                sentence={sentence}
                isOpen={sentence === open}
                controls={besideId ?? id}
                onToggle={() => choose(sentence === open ? undefined : sentence)}
              />
            )}
          </span>
        ))}
      </p>
      {isOpenHere && besideId === undefined && <GroundList id={id} sentence={open} sources={sources} />}
    </>
  );
};

const Figure = (props: { sentence: DocumentSentence; isOpen: boolean; controls: string; onToggle: () => void }) => {
  const { grounds, stale } = props.sentence;
  const wins = new Set(grounds.flatMap((ground) => (ground.on === 'win' ? [ground.id] : []))).size;
  if (wins === 0) return null;
  return (
    <>
      {'\u00a0' /* so that no line begins with a figure */}
      <button
        type="button"
        lang={language}
        className={styles.figure}
        data-stale={stale}
        aria-expanded={props.isOpen}
        aria-controls={props.isOpen ? props.controls : undefined}
        aria-label={`${copy.ground.wins(wins)}${stale ? copy.ground.stale : ''}`}
        title={`${copy.ground.wins(wins)}${stale ? copy.ground.stale : ''}`}
        onClick={props.onToggle}
      >
        {stale ? '!' : wins}
      </button>
    </>
  );
};

const Words = ({ runs }: { runs: Inline }) =>
  numbered(runs).map(([key, run]) => {
    const Manner = run.bold ? 'strong' : 'span';
    return (
      <Manner key={key}>
        <Linked run={run} />
      </Manner>
    );
  });

const Linked = ({ run: { text, href } }: { run: Run }) =>
  href === null ? (
    text
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
