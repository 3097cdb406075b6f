/** Which section of a long page the visitor is in. */
import { useEffect, useState } from 'react';

const OFFSET_PIXELS = 200;

/** The last of the anchors whose top has passed the offset; the first one before that. Empty while `isWatched` is false. */
export function useActiveAnchor(anchors: readonly string[], isWatched: boolean): string {
  const [active, setActive] = useState('');
  useEffect(() => {
    if (!isWatched) return;
    const follow = () => {
      const passed = anchors.filter((anchor) => topOf(anchor) <= OFFSET_PIXELS);
      setActive(passed.at(-1) ?? anchors[0] ?? '');
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [anchors, isWatched]);
  return isWatched ? active : '';
}

function topOf(anchor: string): number {
  return document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
