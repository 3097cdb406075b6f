/** `/admin` */
export { AdminDashboard as Page } from '../admin/index.ts';
