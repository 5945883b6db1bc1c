import { cairnShape, type StoneSeed } from './cairn-shape.ts';
import { StoneBody } from './stone-body.tsx';
import { stoneTint } from './stone-tint.ts';

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
