export type { Translated } from '#web/contract/translated.ts';
