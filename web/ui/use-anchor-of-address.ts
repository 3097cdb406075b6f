import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { goToAnchor } from './anchor.ts';

/** Shows the place that the address names, from any other page and by Back and Forward as well. */
export function useAnchorOfAddress(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => (hash === '' ? undefined : goToAnchor(hash)), [hash]);
}
