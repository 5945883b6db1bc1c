import type { JsonObject } from '#domain/json.ts';
import { isRegisterMoved, type Register, type Registers } from './ports/registers.ts';

const REMOVED_AT_ONCE = 200;

/** Removes all registers of a kind whose keys begin with `prefix`, but those of these keys. */
export const removeRegisters = async (
  registers: Registers,
  kind: string,
  prefix: string,
  but: readonly string[] = [],
): Promise<void> => {
  for (;;) {
    const found = await registers.list(kind, REMOVED_AT_ONCE, prefix);
    const ending = found.filter(({ key }) => !but.includes(key));
    if (ending.length === 0) return;
    await Promise.all(ending.map(({ key }) => registers.remove(kind, key)));
  }
};

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
