import { memo } from 'react';
import { stoneShape, stoneTint } from '../../shared/cairn/cairn-shape.ts';

const width = 34;
const height = 18;
const LIGHT = 'light-on-pebbles';

/** The stone of a win in a long list: the shape and colour it has everywhere, drawn with three elements. */
export const Pebble = memo(({ seed, category }: { seed: string; category: string | null }) => {
  const { outline } = stoneShape(seed, width, height);
  return (
    <svg width={width} height={height} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      <path d={outline} fill={stoneTint(category)} />
      <path d={outline} fill={`url(#${LIGHT})`} />
    </svg>
  );
});

/** The light that falls on all pebbles of a page: it stands there once. */
export const PebbleLight = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    <linearGradient id={LIGHT} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
      <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity="0.2" />
    </linearGradient>
  </svg>
);
