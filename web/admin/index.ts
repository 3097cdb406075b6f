/** Public face of the admin screens. */
export { AdminDashboard } from './AdminDashboard.tsx';
export { TemplateManagement } from './TemplateManagement.tsx';
