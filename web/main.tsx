/** Starts the app in the browser. */
import './theme/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ConnectionLost, FileGone } from './connection/fetched.ts';
import { startLanguages } from './locales/i18n.ts';
import { beginFirstScreen } from './routes/head-start.ts';
import { router } from './routes/router.tsx';
import { firstScreenStands } from './shell/first-screen.ts';
import { takeInKnown } from './shell/known.ts';
import { placeOfApp } from './shell/take-over.ts';

const { place, screenStands } = placeOfApp();

router.subscribe('onResolved', () => {
  firstScreenStands();
  screenStands();
});

takeInKnown();
const languages = startLanguages();
beginFirstScreen();
await languages;

// A lost connection is said on the screen and is no defect.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ConnectionLost || error instanceof FileGone)) console.error(error);
  screenStands();
};

createRoot(place, { onCaughtError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
