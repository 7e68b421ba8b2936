import { useEffect, useState } from 'react';

/** Long enough that nothing is read aloud between two keys. */
const pauseMs = 700;

/** The text once it has stood for a while: what is read aloud, once for each pause in the typing. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
