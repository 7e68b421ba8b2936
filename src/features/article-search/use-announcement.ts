import { useEffect, useState } from 'react';

/** In ms; long enough that nothing is announced between two keystrokes. */
const pauseMs = 700;

/** Returns the text with a delay, so that a live region announces it once per pause in typing. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
