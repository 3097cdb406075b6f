/** The whole app as React draws it: its look, what it remembers of the server, and the screen of the address. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './connection/query-client.ts';
import { router } from './routes/router.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { ToastCorner } from './shell/ToastCorner.tsx';
import { colorSchemeManager } from './theme/color-scheme.ts';
import { theme } from './theme/theme.ts';

export function App() {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CrashBoundary>
      <ToastCorner />
    </MantineProvider>
  );
}
