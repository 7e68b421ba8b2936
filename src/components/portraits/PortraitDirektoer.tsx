import { direktoerPaths } from './direktoerPaths.ts';
import { PortraitFigure } from './PortraitFigure.tsx';

interface PortraitDirektoerProps {
  title: string;
  className?: string;
}

export function PortraitDirektoer({ title, className }: PortraitDirektoerProps) {
  return <PortraitFigure title={title} layers={direktoerPaths} className={className} />;
}
