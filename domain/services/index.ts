/** Services and products that are billed often. */
export type { Service } from './service.ts';
