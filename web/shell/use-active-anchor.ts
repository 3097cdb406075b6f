/** Which section of a long page the visitor is in. */
import { useEffect, useState } from 'react';
import { activePlace } from '../ui/anchor.ts';

const AT_END_PIXELS = 2;

/** Follows scrolling and the growth of the page; empty while `isWatched` is false and before the sections are there. */
export function useActiveAnchor(anchors: readonly string[], isWatched: boolean): string {
  const [active, setActive] = useState('');
  useEffect(() => {
    if (!isWatched) return;
    const follow = () => setActive(activePlace(placesOf(anchors), windowNow()));
    const growth = new ResizeObserver(follow);
    growth.observe(document.body);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('hashchange', follow);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('hashchange', follow);
    };
  }, [anchors, isWatched]);
  return isWatched ? active : '';
}

function placesOf(anchors: readonly string[]) {
  return anchors.flatMap((id) => {
    const element = document.getElementById(id);
    return element === null ? [] : [{ id, top: element.getBoundingClientRect().top }];
  });
}

function windowNow() {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - AT_END_PIXELS;
  return { height: window.innerHeight, isAtEnd, wanted: location.hash.slice(1) };
}
