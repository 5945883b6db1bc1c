import type { JsonObject } from '#domain/json.ts';
import { isRegisterMoved, type Register, type Registers } from './ports/registers.ts';

type Next = Readonly<{ value: JsonObject; endsAt: number | null }>;

/** More than the most that any limit grants at once: of many that come together, each round lets one through. */
const ATTEMPTS = 50;

/**
 * Changes one register by compare-and-set, as often as it takes. `change` sees what stands there (null: nothing) and
 * answers what shall, or null to leave it as it is. Resolves with what `change` answered last.
 */
export const changeRegister = async <Result extends Next | null>(
  registers: Registers,
  kind: string,
  key: string,
  change: (before: Register | null) => Result,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const before = await registers.read(kind, key);
    const next = change(before);
    if (next === null) return next;
    try {
      await registers.write(kind, key, next.value, { expected: before?.revision ?? 'absent', endsAt: next.endsAt });
      return next;
    } catch (error) {
      if (!isRegisterMoved(error) || attempt === ATTEMPTS) throw error;
    }
  }
};
