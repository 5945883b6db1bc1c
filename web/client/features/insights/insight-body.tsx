import { Link } from 'react-router-dom';
import type { Insight } from '#web/contract/insights.ts';
import { copy } from './copy.ts';
import { Grounded } from './grounded.tsx';
import styles from './insight-body.module.css';

type Sentence = Insight['paragraphs'][number][number];

/** An insight in paragraphs; each sentence that rests on wins links to them. */
export const InsightBody = ({ insight }: { insight: Insight }) => (
  <div className={styles.told}>
    {insight.paragraphs.map((sentences, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name of their own, and none is ever moved
      <p key={at}>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a paragraph never change their order
          <span key={index}>
            {index > 0 && ' '}
            <Told insight={insight} sentence={sentence} before={sentences[index - 1]} />
          </span>
        ))}
      </p>
    ))}
    {insight.stale && <p className={styles.stale}>{copy.stale}</p>}
  </div>
);

const Told = ({
  insight,
  sentence,
  before,
}: {
  insight: Insight;
  sentence: Sentence;
  before: Sentence | undefined;
}) => {
  const { text, winIds } = sentence;
  const [only = ''] = winIds;
  if (winIds.length === 0) return <Grounded insight={insight} text={text} />;
  if (winIds.length > 1)
    return (
      <>
        {text}
        {winIds.slice(0, MOST_MARKS).map((winId, at) => (
          <Link key={winId} to={pathOf(winId)} className={styles.mark} aria-label={copy.winOf(at + 1, winIds.length)}>
            {at + 1}
          </Link>
        ))}
      </>
    );
  if (before?.winIds.length === 1 && before.winIds[0] === only) return text;
  const { lead, quote, rest } = quoteIn(text);
  return (
    <>
      {lead}
      <Link to={pathOf(only)} className={styles.ground}>
        {quote}
      </Link>
      {rest}
    </>
  );
};

const MOST_MARKS = 6;

const pathOf = (winId: string): string => `/wins/edit/${encodeURIComponent(winId)}`;

/** Splits a sentence around the quote that links to the win; without a quote all of it does. */
const quoteIn = (text: string) => {
  const [, lead = '', quote = text, rest = ''] = /^(.*?)([“„«].*[”“»])(.*)$/su.exec(text) ?? [];
  return { lead, quote, rest };
};
