import { loadGroup } from './load-group.ts';

await loadGroup(import.meta.url);
