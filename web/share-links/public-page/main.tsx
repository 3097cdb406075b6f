/** The client's page of an invoice: an entry of its own, so that a stranger's phone does not load the app. */
import 'virtual:tokens.css';
import '../../theme/fonts.css';
import './base.css';
import './public-page.css';
import './card.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PublicPage } from './PublicPage.tsx';

const token = decodeURIComponent(location.pathname.split('/')[2] ?? '');
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <PublicPage token={token} />
    </StrictMode>,
  );
}
