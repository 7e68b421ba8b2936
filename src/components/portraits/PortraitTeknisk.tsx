import { tekniskPaths } from './tekniskPaths.ts';
import { PortraitFigure } from './PortraitFigure.tsx';

export interface PortraitTekniskProps {
  title: string;
  className?: string;
}

export function PortraitTeknisk({ title, className }: PortraitTekniskProps) {
  return <PortraitFigure title={title} layers={tekniskPaths} className={className} />;
}
