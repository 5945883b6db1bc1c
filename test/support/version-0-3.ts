import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Takes from the stores of a data folder what version 0.3 did not write. Nothing may have them open. */
export const asVersion03 = (folder: string): void => {
  const vault = new DatabaseSync(join(folder, 'vault.db'));
  vault.exec('ALTER TABLE owner DROP COLUMN log');
  vault.close();
  const events = new DatabaseSync(join(folder, 'events.db'));
  events.exec('ALTER TABLE events DROP COLUMN mac');
  events.close();
};
