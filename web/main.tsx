/** Starts the app in the browser. */
import './theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConnectionLost, FileGone } from './connection.ts';
import { startLanguages } from './locales/i18n.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { ToastCorner } from './shell/ToastCorner.tsx';
import { colorSchemeManager } from './theme/color-scheme.ts';
import { theme } from './theme/theme.ts';

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
