/** What becomes of the files that were dropped: each waits, is sent, is read, or is refused with the reason and a way out. */
import { Button } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FoldedList } from './FoldedList.tsx';
import styles from './panel.module.css';
import { UploadLog } from './UploadLog.tsx';
import { UploadRow } from './UploadRow.tsx';
import { isHeldUp, isOpen, putListAside, type Upload, useIsFolded, useUploads } from './uploads.ts';
import { useProgressText } from './use-progress-text.ts';

export function UploadPanel() {
  const uploads = useUploads();
  const isFolded = useIsFolded();
  const isSignedIn = (useSession()?.user ?? null) !== null;
  if (uploads.length === 0 || !isSignedIn) return null;
  return (
    <>
      <UploadLog uploads={uploads} />
      {isFolded ? <FoldedList uploads={uploads} /> : <List uploads={uploads} />}
    </>
  );
}

interface ListProps {
  uploads: readonly Upload[];
}

function List({ uploads }: ListProps) {
  const { t } = useTranslation('received-invoices');
  const hasOpen = uploads.some(isOpen);
  const progress = useProgressText(uploads);
  return (
    <section className={styles.panel} data-corner-panel aria-label={t('panel.title')}>
      <header className={styles.head}>
        <p className={styles.title} role="status">
          {progress}
        </p>
        <IconButton
          icon={hasOpen ? IconChevronDown : IconX}
          label={t(hasOpen ? 'panel.fold' : 'panel.close')}
          onClick={putListAside}
        />
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

/** Once all is done, or nothing goes on, what needs a look comes first. */
const RANKS: Record<Upload['state'], number> = {
  held: 0,
  signedOut: 0,
  sending: 1,
  waiting: 1,
  refused: 2,
  known: 3,
  kept: 3,
  received: 4,
};

function inOrder(uploads: readonly Upload[]): Upload[] {
  const isMoving = uploads.some(isOpen) && !uploads.some(({ state }) => isHeldUp(state));
  return isMoving ? [...uploads] : uploads.toSorted((a, b) => RANKS[a.state] - RANKS[b.state]);
}

/** The way on to what came in, unless the visitor is there. */
function Foot({ uploads }: ListProps) {
  const { t } = useTranslation('received-invoices');
  const { pathname } = useLocation();
  const taken = uploads.filter(({ state }) => ['received', 'known', 'kept'].includes(state));
  if (taken.length === 0) return null;
  const [only] = uploads.length === 1 ? taken : [];
  return (
    <footer className={styles.foot}>
      {only?.row ? (
        <ButtonLink
          to="/finance/received/$id"
          params={{ id: only.row.id }}
          size="xs"
          variant="filled"
          onClick={putListAside}
        >
          {t('panel.review')}
        </ButtonLink>
      ) : (
        pathname !== '/finance/received' && (
          <ButtonLink to="/finance/received" size="xs" variant="filled" onClick={putListAside}>
            {t('panel.toQueue')}
          </ButtonLink>
        )
      )}
      {!uploads.some(isOpen) && (
        <Button size="xs" variant="subtle" onClick={putListAside}>
          {t('panel.close')}
        </Button>
      )}
    </footer>
  );
}
