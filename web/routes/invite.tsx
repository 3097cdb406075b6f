/** `/invite` */
export { Invite as Page } from '../auth/index.ts';
