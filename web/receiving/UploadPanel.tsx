/** What becomes of the files that were dropped: each waits, is sent, is read, or is refused with the reason and a way out. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './panel.module.css';
import { UploadRow } from './UploadRow.tsx';
import { forgetUploads, type Upload, useUploads } from './uploads.ts';

export function UploadPanel() {
  const { t } = useTranslation('received-invoices');
  const uploads = useUploads();
  const isSignedIn = (useSession()?.user ?? null) !== null;
  if (uploads.length === 0 || !isSignedIn) return null;
  return (
    <section className={styles.panel} data-corner-panel aria-label={t('panel.title')}>
      <header className={styles.head}>
        <Headline uploads={uploads} />
        <IconButton icon={IconX} label={t('panel.close')} onClick={forgetUploads} />
      </header>
      <ul className={styles.rows}>
        {inOrder(uploads).map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </ul>
      <Foot uploads={uploads} />
    </section>
  );
}

/** Once all is done, what needs a look comes first. */
const RANKS: Record<Upload['state'], number> = { sending: 0, waiting: 0, refused: 1, known: 2, received: 3 };

function inOrder(uploads: readonly Upload[]): Upload[] {
  const isDone = !uploads.some(({ state }) => ON_THE_WAY.includes(state));
  return isDone ? uploads.toSorted((a, b) => RANKS[a.state] - RANKS[b.state]) : [...uploads];
}

const ON_THE_WAY: readonly Upload['state'][] = ['waiting', 'sending'];

function Headline({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation('received-invoices');
  const open = uploads.filter(({ state }) => ON_THE_WAY.includes(state)).length;
  const taken = uploads.filter(({ state }) => state === 'received').length;
  const count = uploads.length;
  return (
    <p className={styles.title} role="status">
      {open > 0 ? t('panel.progress', { done: count - open, count }) : t('panel.done', { taken, count })}
    </p>
  );
}

/** The way on to what came in, unless the visitor is there. */
function Foot({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation('received-invoices');
  const { pathname } = useLocation();
  const taken = uploads.filter(({ state }) => state === 'received' || state === 'known');
  const [only] = taken;
  if (taken.length === 0) return null;
  const isThere = pathname === '/finance/received';
  return (
    <footer className={styles.foot}>
      {taken.length === 1 && only?.row ? (
        <ButtonLink
          to="/finance/received/$id"
          params={{ id: only.row.id }}
          size="xs"
          variant="filled"
          onClick={forgetUploads}
        >
          {t('panel.review')}
        </ButtonLink>
      ) : (
        !isThere && (
          <ButtonLink to="/finance/received" size="xs" variant="filled" onClick={forgetUploads}>
            {t('panel.toQueue')}
          </ButtonLink>
        )
      )}
      <Button size="xs" variant="subtle" onClick={forgetUploads}>
        {t('panel.close')}
      </Button>
    </footer>
  );
}
