/** `/outbox` */
export { Outbox as Page } from '../outbox/index.ts';
