import { StoneBody } from './stone-body.tsx';
import { stoneShape } from './stone-shape.ts';
import { stoneTint } from './stone-tint.ts';

const width = 48;
const height = 25;

/** The stone of one win. A picture only: the category also stands beside it in words. */
export const Stone = ({ seed, category }: { seed: string; category: string | null }) => (
  <svg width={width} height={height} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
    <StoneBody shape={stoneShape(seed, width, height)} colour={stoneTint(category)} />
  </svg>
);
