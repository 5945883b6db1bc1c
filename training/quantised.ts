import type { Table } from '#language/reader/model/table.ts';

/** A table with weights of one byte; what lies beyond the range is held at its end. */
export const quantised = (table: Table): Table & { weights: Int8Array } => {
  const sizes = Float32Array.from(table.weights, Math.abs).sort();
  const used = sizes.subarray(sizes.findIndex((size) => size > 0));
  const range = used[Math.floor(used.length * RANGE)] ?? 1;
  const step = Math.fround(range / 127);
  return {
    ...table,
    step,
    weights: Int8Array.from(table.weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step)))),
  };
};

/** Of a thousand weights, the largest one is cut: its range would leave few steps to all others. */
const RANGE = 0.999;
