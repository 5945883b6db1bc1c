import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useScheme } from '../../theme/scheme.ts';
import { type Command, matching } from './commands.ts';
import { copy } from './copy.ts';
import styles from './palette.module.css';
import { PaletteDialog } from './palette-dialog.tsx';
import { useSingleKeys } from './single-keys.ts';
import { toWrite } from './to-write.ts';
import { useFoundWins } from './use-found-wins.ts';

const LONGEST_SEARCH = 200;

type Parts = Readonly<{ takeTyped: () => string; onClose: () => void; onShowKeys: () => void; onSignOut: () => void }>;

/** Goes to a page, writes, searches and switches, all by a few letters: a field that chooses from a list. */
export default function CommandPalette(props: Parts) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const commands = useCommands(typed, props);
  const list = useRef<HTMLDivElement>(null);
  const chosen = Math.min(at, commands.length - 1);
  const { takeTyped } = props;
  useEffect(() => {
    const early = takeTyped();
    setTyped((before) => (before + early).slice(0, LONGEST_SEARCH));
  }, [takeTyped]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });
  const run = (command: Command | undefined): void => {
    if (!command) return;
    props.onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(commands[chosen]);
    else if (event.key === 'ArrowDown') setAt((chosen + 1) % Math.max(1, commands.length));
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + commands.length) % Math.max(1, commands.length));
    else return;
    event.preventDefault();
  };
  return (
    <PaletteDialog label={copy.label} onClose={props.onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={copy.label}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(commands.length > 0 && { 'aria-activedescendant': `${id}-${chosen}` })}
        placeholder={copy.placeholder}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: a dialog that was asked for begins in its field
        autoFocus
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={copy.results} className={styles.list}>
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.option}
            onPointerMove={() => setAt(index)}
            onClick={() => run(command)}
          >
            <span className={styles.label} data-own={command.id.startsWith('win ')}>
              {command.label}
            </span>
            {command.hint && <kbd className={styles.hint}>{command.hint}</kbd>}
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {commands.length === 0 ? copy.none : ''}
      </p>
    </PaletteDialog>
  );
}

const useCommands = (typed: string, { onShowKeys, onSignOut }: Parts): readonly Command[] => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [scheme, choose] = useScheme();
  const [singleOn] = useSingleKeys();
  const wins = useFoundWins(typed);
  const words = typed.trim();
  const goes = (label: string, to: string, hint?: string): Command => ({
    id: to,
    label,
    run: () => void navigate(to),
    ...(hint !== undefined && { hint }),
  });
  const other = scheme === 'dark' ? 'light' : 'dark';
  const known: readonly Command[] = [
    { id: 'write', ...copy.write, hint: 'N', run: () => toWrite(navigate, pathname) },
    goes(copy.pages.dashboard, '/dashboard', 'G D'),
    goes(copy.pages.wins, '/wins', 'G W'),
    goes(copy.pages.timeline, '/wins?tab=timeline'),
    goes(copy.pages.content, '/content', 'G C'),
    { ...goes(copy.cv.label, '/content?create=cv'), words: copy.cv.words },
    { ...goes(copy.letter.label, '/content/cover-letter'), words: copy.letter.words },
    goes(copy.pages.profile, '/profile', 'G P'),
    goes(copy.pages.billing, '/billing'),
    { id: 'scheme', ...copy[other], run: () => choose(other) },
    { id: 'keys', ...copy.keys, hint: '?', run: onShowKeys },
    { id: 'sign-out', ...copy.signOut, run: onSignOut },
  ];
  const found = wins.map(({ id, originalMessage }) => ({
    id: `win ${id}`,
    label: originalMessage,
    hint: copy.win,
    run: () => void navigate(`/wins/edit/${encodeURIComponent(id)}`),
  }));
  const kinds = Object.entries(copy.create).map(
    ([kind, { label, words: also }]): Command => ({ ...goes(label, `/content?create=${kind}`), words: also }),
  );
  const search = words === '' ? [] : [goes(copy.searchWins(words), `/wins?${new URLSearchParams({ q: words })}`)];
  const shown = singleOn ? known : known.map(withoutHint);
  return [...matching(words === '' ? shown : [...shown, ...kinds], typed), ...found, ...search];
};

/** A key that would do nothing is not named. */
const withoutHint = ({ hint: _, ...command }: Command): Command => command;
