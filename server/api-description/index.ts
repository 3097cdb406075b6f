/** What programs and people read about the API, and the people and records of whom all its examples tell. */
export type { DescribedInstall } from './document.ts';
export * from './examples/people.ts';
export * from './examples/records.ts';
