/** Starts the app in the browser. */
import './theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConnectionLost, FileGone } from './connection/fetched.ts';
import { queryClient } from './connection/query-client.ts';
import { startLanguages } from './locales/i18n.ts';
import { router } from './routes/router.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { firstScreenStands } from './shell/first-screen.ts';
import { ToastCorner } from './shell/ToastCorner.tsx';
import { colorSchemeManager } from './theme/color-scheme.ts';
import { theme } from './theme/theme.ts';

router.subscribe('onResolved', firstScreenStands);

await startLanguages();

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no root element');

// A lost connection is said on the screen and is no defect.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ConnectionLost || error instanceof FileGone)) console.error(error);
};

createRoot(place, { onCaughtError }).render(
  <StrictMode>
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
  </StrictMode>,
);
