/** `/admin/templates` */
export { TemplateManagement as Page } from '../admin/index.ts';
