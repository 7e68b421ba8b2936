import { PortraitFigure } from './PortraitFigure.tsx';
import { tekniskPaths } from './tekniskPaths.ts';

interface PortraitTekniskProps {
  title: string;
  className?: string;
}

export function PortraitTeknisk({ title, className }: PortraitTekniskProps) {
  return <PortraitFigure title={title} layers={tekniskPaths} className={className} />;
}
