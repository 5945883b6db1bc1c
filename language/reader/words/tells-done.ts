/**
 * "Borré las cuentas", "Supprimé 3 000 doublons": Spanish and French tell what was done from an order by an accent, which plain words
 * have lost. Of a sentence as it was written, whose first word it is; a noun ("marché", "santé") is none, and no order either.
 */
export const tellsDone = (said: string): boolean => DONE.test(said) && !NOUN.test(said);

/** What it was done to stands behind it. */
const DONE =
  /^[^\p{L}]*\p{L}{2,}[éó]\s+(?:\p{N}|(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|al?|del?|en|con|por|hasta|otr[oa]s?|dos|tres|cuatro|cinco|tod[oa]s?|le|les|une|des|du|mon|ma|mes|notre|nos|tout|tous|toutes?|deux|trois|quatre|cinq|au|aux|à|ce|cet|cette)(?!\p{L})|[ld]['’])/iu;
const NOUN =
  /^[^\p{L}]*(?:qué|porqué|desolé|désolé|café|marché|santé|bébé|côté|thé|été|comité|congé|lycée|musée|procédé|\p{L}+(?:ité|eté|erté|auté))(?!\p{L})/iu;
