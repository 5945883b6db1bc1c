import type { HelpWords } from '#web/contract/help.ts';
import styles from './help-notice.module.css';

/** Help for somebody in a crisis: calm words, and each number a link that dials it. Read out at once. */
export const HelpNotice = ({ help }: { help: HelpWords }) => (
  <div className={styles.help} role="alert">
    {help.before.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <ul className={styles.lines}>
      {help.lines.map(({ text, number }) => (
        <li key={text}>
          <Line text={text} number={number} />
        </li>
      ))}
    </ul>
    {help.after.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

const PAGE = /https:\/\/\S+$/;

const Line = ({ text, number }: HelpWords['lines'][number]) => {
  const link = number ?? PAGE.exec(text)?.[0] ?? '';
  const at = link === '' ? -1 : text.lastIndexOf(link);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={number === null ? link : `tel:${number.replaceAll(' ', '')}`}>{link}</a>
      {text.slice(at + link.length)}
    </>
  );
};
