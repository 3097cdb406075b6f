/** `/user-profile` */
export { UserProfile as Page } from '../profile/index.ts';
