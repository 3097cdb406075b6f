/** Idempotency keys: a repeated creating call gives the record that the first one made. */
export { once } from './store.ts';
