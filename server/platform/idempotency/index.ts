/** Idempotency keys: a repeated creating call gives the record that the first one made. */
export { once, onceKnown } from './store.ts';
