/** Every path of the app, the screen it shows, and what must be known before it is shown. */
import { administrationRoutes } from './administration.ts';
import { financeRoutes } from './finance.ts';
import { insideRoutes } from './inside.ts';
import { publicRoutes } from './public.ts';
import { redirects } from './redirects.ts';
import { administrators, app, root } from './root.ts';
import { taxRoutes } from './tax-reports.ts';

export const routeTree = root.addChildren([
  ...publicRoutes,
  ...redirects,
  app.addChildren([
    ...insideRoutes,
    ...financeRoutes,
    ...taxRoutes,
    administrators.addChildren([...administrationRoutes]),
  ]),
]);
