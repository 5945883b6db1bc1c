/**
 * "Borré", "Supprimé": Spanish and French tell what was done from an order by an accent, which plain words have lost. Of a sentence
 * as it was written.
 */
export const tellsDone = (said: string): boolean => DONE.test(said);

const DONE = /^[^\p{L}]*(?!(?:qué|porqué|sé|dé|esté|désolé)(?!\p{L}))\p{L}{2,}[éó](?:e?s?)(?!\p{L})/iu;
