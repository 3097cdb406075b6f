/** What is chosen, what it comes to, and what can be done with it. It stays in view, and tells screen readers of every change. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconBell,
  IconCash,
  IconDots,
  IconDownload,
  IconSend,
  IconTableExport,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog, type BulkKind } from '../../bulk-actions/index.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './selection.module.css';
import type { Choosing } from './use-selection.ts';

const ACTS: readonly { kind: BulkKind; icon: TablerIcon }[] = [
  { kind: 'send', icon: IconSend },
  { kind: 'remind', icon: IconBell },
  { kind: 'markPaid', icon: IconCash },
  { kind: 'pdf', icon: IconDownload },
  { kind: 'csv', icon: IconTableExport },
];

export function SelectionBar({ choosing }: { choosing: Choosing }) {
  const { t } = useTranslation('invoice-list');
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const { count, isSelecting } = choosing;
  const isShown = count > 0 || isSelecting;
  return (
    <>
      <section
        className={styles.bar}
        aria-label={t('select.bar')}
        data-shown={isShown || undefined}
        data-bottom-bar={isShown || undefined}
      >
        <Sums choosing={choosing} />
        {count > 0 && <Acts onAct={setAsked} onClear={choosing.clear} />}
      </section>
      {asked !== null && (
        <BulkDialog
          kind={asked}
          selection={choosing.selected}
          count={count}
          totals={choosing.totals.isPlaceholderData ? undefined : choosing.totals.data}
          onClose={() => setAsked(null)}
          onBegun={choosing.clear}
        />
      )}
    </>
  );
}

function Sums({ choosing }: { choosing: Choosing }) {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  const { count, total, totals, rows, isEverything, isPageChosen } = choosing;
  const sums = totals.data;
  return (
    <div className={styles.sums}>
      <p role="status" className={styles.status}>
        {count > 0 && <strong>{t('select.chosen', { count, total: format.count(count) })}</strong>}
        {count > 0 && sums && (
          <>
            <span>{t('select.open', { amount: format.money(sums.open) })}</span>
            <span className={styles.more}>{t('select.gross', { amount: format.money(sums.gross) })}</span>
            <span className={styles.more}>{t('select.net', { amount: format.money(sums.net) })}</span>
            {sums.counts.draft > 0 && sums.counts.draft < sums.count && (
              <span className={styles.more}>
                {t('select.drafts', { count: sums.counts.draft, total: format.count(sums.counts.draft) })}
              </span>
            )}
          </>
        )}
        {totals.isError && count > 0 && <span>{t('select.failed')}</span>}
      </p>
      {isPageChosen && !isEverything && total > rows.length && (
        <button type="button" className={styles.everything} onClick={choosing.chooseEverything}>
          {t('select.everything', { total: format.count(total) })}
        </button>
      )}
    </div>
  );
}

function Acts({ onAct, onClear }: { onAct: (kind: BulkKind) => void; onClear: () => void }) {
  const { t } = useTranslation('invoice-list');
  return (
    <div className={styles.acts}>
      {ACTS.map(({ kind, icon: Icon }) => (
        <Button
          key={kind}
          className={styles.act ?? ''}
          size="compact-md"
          leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => onAct(kind)}
        >
          {t(`bulk.${kind}`)}
        </Button>
      ))}
      <Menu position="top-end">
        <Menu.Target>
          <Button
            className={styles.menu ?? ''}
            leftSection={<IconDots size={16} stroke={1.75} aria-hidden="true" />}
          >
            {t('select.acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ACTS.map(({ kind, icon: Icon }) => (
            <Menu.Item key={kind} leftSection={<Icon size={16} stroke={1.75} />} onClick={() => onAct(kind)}>
              {t(`bulk.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('select.none')} onClick={onClear}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
