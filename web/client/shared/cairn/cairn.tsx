import { useId, useRef } from 'react';
import styles from './cairn.module.css';
import { cairnShape, type StoneSeed, type StoneShape, stoneShape, stoneTint } from './cairn-shape.ts';

/**
 * A cairn, `width` pixels wide where there is room. Without stones of one's own: the house's example. A stone that comes on top
 * while it is shown settles in.
 */
export const Cairn = ({ stones = example, width }: { stones?: readonly StoneSeed[]; width: number }) => {
  const cairn = cairnShape(stones, width);
  const first = useRef(stones.at(-1)?.seed).current;
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
          <g className={newest && seed !== first ? styles.settles : undefined}>
            <StoneBody shape={shape} colour={newest ? 'var(--lichen)' : stoneTint(category)} />
          </g>
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

/** Bare ground, and where the first stone will lie. */
export const BareGround = ({ width }: { width: number }) => {
  const height = width * 0.5;
  const ground = height - width * 0.05;
  const [across, high] = [width * 0.84, width * 0.34];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: '100%', height: 'auto', display: 'block' }}
      aria-hidden="true"
    >
      <ellipse cx={width / 2} cy={ground} rx={width * 0.49} ry={width * 0.022} fill="var(--shadow)" />
      <path
        d={stoneShape('the first stone', across, high).outline}
        transform={`translate(${width / 2} ${ground - high / 2})`}
        fill="none"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
    </svg>
  );
};

/** The hue of a category, beside its name: never the only sign of it. */
export const CategoryDot = ({ category }: { category: string | null }) => (
  <svg width="12" height="9" viewBox="0 0 12 9" aria-hidden="true">
    <ellipse cx="6" cy="4.5" rx="6" ry="4.5" fill={stoneTint(category)} />
  </svg>
);

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
