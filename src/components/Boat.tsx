/** Small sailing boat seen from the side; a larger `scale` makes it appear nearer. */
export function Boat({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      fill="var(--paper)"
      stroke="var(--ink)"
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-13 0h26c-2 6-6 8-10 8h-7c-4 0-7-2-9-8zM-.5 0v-35M1-3v-30c7 8 11 17 12 27zM-2-26c-1 8-4 15-9 23h9z"
    />
  );
}
