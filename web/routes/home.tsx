/** `/home` */
export { Home as Page } from '../home/index.ts';
