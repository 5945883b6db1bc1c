import { z } from 'zod';

/**
 * How heavy a hard day is. `setback`: lost, failed, refused. `distress`: ill, grieving, harassed, afraid, worn out. `crisis`:
 * thoughts of suicide, self-harm, violence suffered.
 */
export const hardTone = z.enum(['setback', 'distress', 'crisis']);
export type HardTone = z.infer<typeof hardTone>;

/**
 * What a hard day was about, as far as its words say; `hard` where they do not, `heavy` where it may be more than a hard day. Of a
 * crisis `life` or `violence`.
 */
export const hardDay = z.enum([
  'loss',
  'illness',
  'harassment',
  'heartbreak',
  'exhaustion',
  'fear',
  'hurt',
  'job',
  'money',
  'refusal',
  'failure',
  'hard',
  'heavy',
  'life',
  'violence',
]);
export type HardDay = z.infer<typeof hardDay>;

const hardTones: ReadonlySet<string> = new Set<HardTone>(hardTone.options);

export const isHardTone = (tone: string | null): tone is HardTone => tone !== null && hardTones.has(tone);
