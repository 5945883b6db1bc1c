import { useId } from 'react';
import { cairnShape, type StoneSeed, type StoneShape, stoneShape, stoneTint } from './cairn-shape.ts';

/** A cairn, `width` pixels wide where there is room. Without stones of one's own: the house's example. */
export const Cairn = ({ stones = example, width }: { stones?: readonly StoneSeed[]; width: number }) => {
  const cairn = cairnShape(stones, width);
  return (
    <svg
      width={width}
      height={cairn.height}
      viewBox={`0 0 ${cairn.width} ${cairn.height}`}
      style={{ maxWidth: '100%', height: 'auto', display: 'block' }}
      aria-hidden="true"
    >
      <ellipse cx={width / 2} cy={cairn.ground} rx={width * 0.49} ry={width * 0.022} fill="var(--shadow)" />
      {cairn.stones.map(({ seed, category, shape, x, y, tilt, newest }) => (
        <g key={seed} transform={`translate(${x} ${y}) rotate(${tilt})`}>
          <StoneBody shape={shape} colour={newest ? 'var(--lichen)' : stoneTint(category)} />
        </g>
      ))}
    </svg>
  );
};

const example: readonly StoneSeed[] = [
  { seed: 'the first week', category: 'Learning' },
  { seed: 'a hard talk', category: 'People' },
  { seed: 'the build, faster', category: 'Process improvement' },
  { seed: 'two new nurses', category: 'Teaching' },
  { seed: 'no more daily reports', category: 'Leadership' },
  { seed: 'the big order', category: 'Sales' },
  { seed: 'today', category: null },
];

const width = 48;
const height = 25;

/** The stone of one win. A picture only: the category also stands beside it in words. */
export const Stone = ({ seed, category }: { seed: string; category: string | null }) => (
  <svg width={width} height={height} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
    <StoneBody shape={stoneShape(seed, width, height)} colour={stoneTint(category)} />
  </svg>
);

/** A stone within an SVG, around its own (0, 0). */
const StoneBody = ({ shape, colour }: { shape: StoneShape; colour: string }) => {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={shape.outline} />
      </clipPath>
      <path d={shape.outline} fill={colour} />
      <g clipPath={`url(#${clip})`}>
        <ellipse {...shape.brow} fill="#fff" opacity={0.14} />
        <ellipse {...shape.belly} fill="#000" opacity={0.16} />
        {shape.specks.map((speck) => (
          <ellipse key={`${speck.cx} ${speck.cy}`} {...speck} fill="#fff" opacity={0.3} />
        ))}
      </g>
    </>
  );
};
