/** `/auth` */
export { AuthScreen as Page } from '../auth/index.ts';
