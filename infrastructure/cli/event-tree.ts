import type { Command } from 'commander';
import type { EventNode, EventTree } from '#application/operators/event-tree.ts';
import type { WithAsk } from './ask.ts';
import { withExamples } from './command-options.ts';
import { delayInWords, personalInWords, printJsonLines, shortId } from './event-words.ts';
import { table } from './pages.ts';

type Parts = Readonly<{ withAsk: WithAsk; isJson(): boolean }>;

/** The command that draws causes and effects. */
export const addEventTree = (events: Command, { withAsk, isJson }: Parts): void => {
  withExamples(
    events
      .command('tree <id>')
      .description(
        'what followed from what: of an event, a mail that came or was sent, or a correlation, by its id; --json prints one line an event',
      ),
    'events tree 0193…',
    "--json events tree 0193… | jq -r '[.depth, .type] | @tsv'",
  ).action(async (id: string) => {
    const { tree } = await withAsk((ask) => ask('events tree', { id }, () => {}));
    if (isJson()) printJsonLines(tree.events);
    else console.log(drawn(tree));
    if (tree.isCut)
      console.error(`cairn: this is not all of it: cairn events find --correlation ${tree.correlation} --all`);
  });
};

const drawn = ({ correlation, focus, events }: EventTree): string => {
  const branches = branchesOf(events.map(({ depth }) => depth));
  return [
    `correlation ${correlation}`,
    table(
      ['event', 'happened', 'after', 'stream', 'by', 'id', 'personal'],
      events.map((event, at) => [
        `${branches[at]}${event.type}${event.id === focus ? ' ◂' : ''}`,
        event.at,
        event.afterMs === null ? '' : delayInWords(event.afterMs),
        `${event.stream}@${event.revision}`,
        event.actor,
        shortId(event.id),
        noteOf(event),
      ]),
    ),
  ].join('\n');
};

/** A root that has a cause followed from an event outside the tree. */
const noteOf = (event: EventNode): string =>
  [personalInWords(event), event.depth === 0 && event.causationId !== null ? `followed from ${event.causationId}` : '']
    .filter(Boolean)
    .join('; ');

/** The lines before each node of a tree that is listed in its order: `├─ ` or `└─ ` below a `│  ` for each branch that goes on. */
export const branchesOf = (depths: readonly number[]): readonly string[] => {
  const goesOn: boolean[] = []; // at each depth, whether a later sibling comes
  return depths
    .toReversed()
    .map((depth) => {
      const isLast = goesOn[depth] !== true;
      goesOn.length = depth + 1;
      goesOn[depth] = true;
      if (depth === 0) return '';
      const above = Array.from({ length: depth - 1 }, (_, at) => (goesOn[at + 1] ? '│  ' : '   ')).join('');
      return `${above}${isLast ? '└─ ' : '├─ '}`;
    })
    .toReversed();
};
