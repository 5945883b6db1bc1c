import { useId } from 'react';
import type { StoneShape } from './stone-shape.ts';

/** A stone within an SVG, around its own (0, 0). */
export const StoneBody = ({ shape, colour }: { shape: StoneShape; colour: string }) => {
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
