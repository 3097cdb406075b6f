/** Public face of the service screens. */
export type { ServiceMessage } from './message.ts';
export { ServiceDialog } from './ServiceDialog.tsx';
export { ServiceList } from './ServiceList.tsx';
