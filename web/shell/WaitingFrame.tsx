/** What stands until the server has said who is signed in: the frame, where somebody was signed in when the page was last open. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wasSignedIn } from '../session/was-signed-in.ts';
import { Hidden } from '../ui/Hidden.tsx';
import styles from './frame.module.css';
import { Header } from './Header.tsx';
import { LoadingPlaceholder, PageRules } from './LoadingPlaceholder.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** It asks the server for nothing and knows of nobody, so that no account's data can stand in it. */
const NOBODY = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

export function WaitingFrame(): ReactNode {
  const [isExpected] = useState(wasSignedIn);
  return isExpected ? <EmptyFrame /> : <LoadingPlaceholder />;
}

function EmptyFrame() {
  const { t } = useTranslation();
  const { isCollapsed } = useSidebar();
  return (
    <QueryClientProvider client={NOBODY}>
      <div className={styles.frame} data-collapsed={isCollapsed || undefined} inert>
        <div className={styles.sidebar}>
          <Sidebar isCollapsed={isCollapsed} />
        </div>
        <Header isExpanded={!isCollapsed} isSheetOpen={false} />
        <div className={styles.content}>
          <PageRules />
        </div>
      </div>
      <output>
        <Hidden>{t('loading')}</Hidden>
      </output>
    </QueryClientProvider>
  );
}
