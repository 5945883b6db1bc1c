import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { safeAddress } from '#application/documents/manuscript/words.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** What the buttons above the text do; the keys do the same. */
export const commands = {
  bold: toggleMark(marks.bold),
  heading: rankOrPlain(2),
  entry: rankOrPlain(3),
  bullets: (state, dispatch) => liftListItem(nodes.item)(state, dispatch) || wrapInList(nodes.bullets)(state, dispatch),
  undo,
  redo,
} as const satisfies Record<string, Command>;
export type CommandName = keyof typeof commands;

/** A line of that rank becomes plain again. */
function rankOrPlain(rank: 2 | 3): Command {
  return (state, dispatch) => {
    const isRanked = state.selection.$from.parent.attrs.rank === rank;
    return isRanked
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { rank })(state, dispatch);
  };
}

/** Whether what is chosen is already so. */
export const isOn = (name: CommandName, { selection, storedMarks, doc }: EditorState): boolean => {
  const { $from, from, to, empty } = selection;
  switch (name) {
    case 'bold':
      return empty
        ? marks.bold.isInSet(storedMarks ?? $from.marks()) !== undefined
        : doc.rangeHasMark(from, to, marks.bold);
    case 'heading':
      return $from.parent.attrs.rank === 2;
    case 'entry':
      return $from.parent.attrs.rank === 3;
    case 'bullets':
      return $from.node(-1)?.type === nodes.item;
    default:
      return false;
  }
};

const lineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(nodes.break)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

/** Tab is left to the page: it leads out of the text. */
const keys = {
  'Mod-b': commands.bold,
  'Mod-Alt-2': commands.heading,
  'Mod-Alt-3': commands.entry,
  'Mod-Shift-8': commands.bullets,
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  Enter: splitListItem(nodes.item),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
} as const satisfies Record<string, Command>;

/** Marks of Markdown that somebody types become what they stand for. */
const typed = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,3}) $/, nodes.heading, ([, signs = '']) => ({ rank: signs.length })),
    wrappingInputRule(/^[-*+•] $/, nodes.bullets),
    wrappingInputRule(/^--- $/, nodes.post),
    new InputRule(/\*\*(\S(?:[^*]{0,500}[^*\s])?)\*\*$/, (state, [, words = ''], from, to) =>
      state.tr.replaceWith(from, to, schema.text(words, [marks.bold.create()])).removeStoredMark(marks.bold),
    ),
    new InputRule(/\[([^[\]]{1,500})\]\(([^\s()<>]{1,2000})\)$/, (state, [, label = '', address = ''], from, to) => {
      const href = safeAddress(address);
      return href === null ? null : state.tr.replaceWith(from, to, schema.text(label, [marks.link.create({ href })]));
    }),
  ],
});

/** Only the first line of all is a title: another one reads as a heading, as it does in every file. */
const oneTitle = new Plugin({
  appendTransaction(transactions, _, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.forEach((block, at, index) => {
      if (block.attrs.rank === 1 && index > 0) tr.setNodeMarkup(at, null, { rank: 2 });
    });
    return tr.docChanged ? tr : null;
  },
});

/** A text to be changed, with nothing to undo yet. */
export const stateOf = (doc: Node): EditorState =>
  EditorState.create({ doc, plugins: [typed, keymap(keys), keymap(baseKeymap), history(), oneTitle] });
