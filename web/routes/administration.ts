/** The screens for administrators. */
import { createRoute } from '@tanstack/react-router';
import { screen } from './parts.ts';
import { administrators } from './root.ts';

const admin = createRoute({
  getParentRoute: () => administrators,
  path: '/admin',
  ...screen(() => import('../admin/AdminDashboard.tsx'), 'AdminDashboard', 'admin'),
});

const adminTemplates = createRoute({
  getParentRoute: () => administrators,
  path: '/admin/templates',
  ...screen(() => import('../admin/TemplateManagement.tsx'), 'TemplateManagement', 'admin', 'designs'),
});

const dataClassification = createRoute({
  getParentRoute: () => administrators,
  path: '/data-classification',
  ...screen(
    () => import('../data-classification/DataClassification.tsx'),
    'DataClassification',
    'data-classification',
  ),
});

export const administrationRoutes = [admin, adminTemplates, dataClassification] as const;
