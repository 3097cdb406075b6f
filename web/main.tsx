/** Starts the app in the browser. */
import './theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ConnectionLost, FileGone } from './connection/fetched.ts';
import { startLanguages } from './locales/i18n.ts';
import { router } from './routes/router.tsx';
import { firstScreenStands } from './shell/first-screen.ts';

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
    <App />
  </StrictMode>,
);
