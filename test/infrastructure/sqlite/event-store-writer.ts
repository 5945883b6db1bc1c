import { writeSync } from 'node:fs';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { anEvent, aStream } from '#test/support/stored-events.ts';

/** Appends to the log named in its first argument until it is killed, and prints a line for each append kept. */
const store = await openSqliteEventStore(String(process.argv[2]));
const write = async () => {
  for (;;) {
    const [stream, event] = [aStream(), anEvent()];
    const { position } = await store.append(stream, [event], 'no-stream');
    writeSync(1, `${stream} ${event.id} ${position}\n`);
  }
};
await Promise.all([write(), write(), write(), write()]);
