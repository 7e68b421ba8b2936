import type { SVGProps } from 'react';

/** The id of the outermost element in every file that `Drawing` shows. */
export const drawingId = 'tegning';

type DrawingProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'preserveAspectRatio'> & {
  /** Address of the file. */
  file: string;
  viewBox: string;
};

/**
 * A drawing that lies in a file of its own and is shown as if it stood in the page: its words are set in the page's
 * typeface, and `currentColor` is the colour around it. What it shows is for its surroundings to say.
 */
export function Drawing({ file, ...attributes }: DrawingProps) {
  return (
    <svg {...attributes} aria-hidden="true">
      <use href={`${file}#${drawingId}`} />
    </svg>
  );
}
