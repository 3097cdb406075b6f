/** Events: what happens to a person, told to every process over the database, and from there to whoever follows that person. */
export { type Events, openEvents } from './follow.ts';
export { type PersonEvent, publish, publishRecords, RECORDS_CHANGED } from './store.ts';
