/**
 * A message as real people paste it. `wins` are beginnings of what the person did, said above the pasted text; `request` is
 * the kind that is asked for there. Neither is given for words that hold no pasted document.
 */
export type Pasted = Readonly<{ name: string; text: string; wins?: readonly string[]; request?: string }>;
