/**
 * How heavy a hard day is. `setback`: lost, failed, refused. `distress`: ill, grieving, harassed, afraid, worn out. `crisis`:
 * thoughts of suicide, self-harm, violence suffered.
 */
export type HardTone = 'setback' | 'distress' | 'crisis';

/**
 * What a hard day was about, as far as its words say; `hard` where they do not, `heavy` where it may be more than a hard day. Of a
 * crisis `life` or `violence`.
 */
export type HardDay =
  | 'loss'
  | 'illness'
  | 'harassment'
  | 'heartbreak'
  | 'exhaustion'
  | 'fear'
  | 'hurt'
  | 'job'
  | 'money'
  | 'refusal'
  | 'failure'
  | 'hard'
  | 'heavy'
  | 'life'
  | 'violence';

const hardTones: ReadonlySet<string> = new Set<HardTone>(['setback', 'distress', 'crisis']);

export const isHardTone = (tone: string | null): tone is HardTone => tone !== null && hardTones.has(tone);
