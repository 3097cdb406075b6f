/** The screens for administrators. */
import { createRoute } from '@tanstack/react-router';
import { screen } from '../route-parts.ts';
import { administrators } from './root.ts';

const admin = createRoute({
  getParentRoute: () => administrators,
  path: '/admin',
  ...screen(() => import('../routes/admin.tsx'), 'admin'),
});

const adminTemplates = createRoute({
  getParentRoute: () => administrators,
  path: '/admin/templates',
  ...screen(() => import('../routes/admin-templates.tsx'), 'admin', 'designs'),
});

const dataClassification = createRoute({
  getParentRoute: () => administrators,
  path: '/data-classification',
  ...screen(() => import('../routes/data-classification.tsx'), 'privacy'),
});

export const administrationRoutes = [admin, adminTemplates, dataClassification] as const;
