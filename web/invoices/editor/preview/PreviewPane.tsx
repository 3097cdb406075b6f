/** The document as it would be printed now, one page at a time. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentSheet } from '../../../ui/Document.tsx';
import styles from '../editor.module.css';
import small from '../small.module.css';
import { failureKey, usePreview } from './use-preview.ts';

export function PreviewPane({ draft }: { draft: InvoiceDraft }) {
  const { t } = useTranslation(['invoices', 'designs']);
  const [page, setPage] = useState(1);
  const preview = usePreview(useDeferredValue(draft), page);
  useEffect(() => {
    if (page > preview.pages) setPage(preview.pages);
  }, [page, preview.pages]);
  return (
    <>
      <div className={styles.previewHead}>
        <h2>{t('preview.title')}</h2>
        <span className={small.quiet}>{t(`designs:name.${draft.template}`)}</span>
        {preview.pages > 1 && <Pager page={page} pages={preview.pages} onGo={setPage} />}
      </div>
      {preview.error !== null && (
        <p className={styles.previewNote} role="status">
          {t(failureKey(preview.error))}
        </p>
      )}
      {preview.unprintable !== '' && (
        <p className={styles.previewNote} role="status">
          {t('preview.unprintable', { characters: preview.unprintable })}
        </p>
      )}
      <DocumentSheet
        svg={preview.svg}
        label={t('preview.draftPage', { page, pages: preview.pages })}
        isPending={preview.error !== null}
      />
    </>
  );
}

function Pager({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const { t } = useTranslation('invoices');
  return (
    <div className={styles.pager}>
      <Button
        size="xs"
        px={7}
        aria-label={t('preview.previous')}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      >
        <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      <span aria-live="polite">{t('preview.pageOf', { page, pages })}</span>
      <Button
        size="xs"
        px={7}
        aria-label={t('preview.next')}
        disabled={page >= pages}
        onClick={() => onGo(page + 1)}
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}
