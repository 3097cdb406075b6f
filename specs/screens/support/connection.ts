/** A device whose connection comes and goes. */
import { onTestFinished, vi } from 'vitest';
import type { Screen } from './stage.tsx';

/** The browser knows of it, and every request is lost; at the latest after the test it is back. */
export function losesConnection(screen: Screen): void {
  onTestFinished(() => regainsConnection(screen));
  screen.server.unplug();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

export function regainsConnection({ server }: Screen): void {
  server.plugIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}
