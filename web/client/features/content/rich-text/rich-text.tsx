import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import { documentFrom, markdownFrom } from './markdown-document.ts';
import { pasteParser, sliceOfText, textOfSlice } from './pasting.ts';
import styles from './rich-text.module.css';
import { type CommandName, commands, isOn, stateOf } from './typing.ts';

const words = copy.richText;

export type RichTextProps = Readonly<{
  labelId: string;
  hintId: string;
  language: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
}>;

/** What the Markdown was that is in the field now, and the document that it made: as long as that stands, so does it. */
type Opened = Readonly<{ markdown: string; document: Node }>;

/**
 * A field that shows a document as it reads: headings, points and bold as such. It takes Markdown and gives Markdown, and
 * gives back the very same until something is changed.
 */
export default function RichText(props: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const opened = useRef<Opened>(null);
  const given = useRef(props.value);
  const [state, setState] = useState<EditorState>();
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!place.current) return undefined;
    opened.current = openedFrom(latest.current.value);
    const { labelId, hintId, language } = latest.current;
    const made = new EditorView(place.current, {
      state: stateOf(opened.current.document),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': hintId,
        lang: language,
        spellcheck: 'true',
      },
      clipboardParser: pasteParser,
      clipboardTextParser: sliceOfText,
      clipboardTextSerializer: textOfSlice,
      dispatchTransaction(transaction) {
        made.updateState(made.state.apply(transaction));
        setState(made.state);
        if (!transaction.docChanged) return;
        const before = opened.current;
        const isAsOpened = before?.document.eq(made.state.doc) ?? false;
        const written = isAsOpened && before ? before.markdown : markdownFrom(made.state.doc);
        const markdown = written.trim() === '' ? '' : written;
        if (markdown === given.current) return;
        given.current = markdown;
        latest.current.onChange(markdown);
      },
    });
    view.current = made;
    setState(made.state);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (props.value === given.current || !view.current) return;
    given.current = props.value;
    opened.current = openedFrom(props.value);
    view.current.updateState(stateOf(opened.current.document));
    setState(view.current.state);
  }, [props.value]);

  const run = (name: CommandName): void => {
    if (!view.current) return;
    can(name, view.current.state, view.current.dispatch);
    view.current.focus();
  };
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name the buttons after a legend that nobody sees */}
      <div role="group" aria-label={words.tools} className={styles.tools}>
        {TOOLS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            data-tool={name}
            aria-pressed={IS_STATE.has(name) ? state !== undefined && isOn(name, state) : undefined}
            disabled={state === undefined || !can(name, state)}
            onMouseDown={(event) => event.preventDefault() /* the text keeps what is marked in it */}
            onClick={() => run(name)}
          >
            {words.commands[name]}
          </button>
        ))}
      </div>
      <div ref={place} className={styles.text} />
    </div>
  );
}

const can = (name: CommandName, ...at: Parameters<Command>): boolean => (commands[name] as Command)(...at);

const TOOLS: readonly CommandName[] = ['bold', 'heading', 'entry', 'bullets', 'undo', 'redo'];
const IS_STATE: ReadonlySet<CommandName> = new Set(['bold', 'heading', 'entry', 'bullets']);

const openedFrom = (markdown: string): Opened => ({ markdown, document: documentFrom(markdown) });
