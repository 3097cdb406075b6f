/** Which act this tab of the browser has begun or seen running: what became of it is news here, and nowhere else. */
import type { BulkAction } from './message.ts';

const KEY = 'bulk-action';

export function remember(id: string): void {
  sessionStorage.setItem(KEY, id);
}

export function forget(): void {
  sessionStorage.removeItem(KEY);
}

export function isOfThisTab({ id, state }: BulkAction): boolean {
  return state === 'running' || sessionStorage.getItem(KEY) === id;
}
