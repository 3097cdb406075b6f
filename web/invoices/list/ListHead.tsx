/** Above the rows on a phone: how many there are, in which order, and the way to choosing some. */
import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { LIST_SORTS } from './choices.ts';
import styles from './list.module.css';
import { usualOrder } from './SortHead.tsx';
import type { Asking } from './use-asked.ts';
import type { Choosing } from './use-selection.ts';

export function ListHead({ asking, choosing }: { asking: Asking; choosing: Choosing }) {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  const { isSelecting, total } = choosing;
  return (
    <div className={styles.listHead}>
      <span className={styles.quiet}>{t('count', { count: total, total: format.count(total) })}</span>
      <SortMenu asking={asking} />
      {isSelecting && (
        <Button size="compact-sm" variant="subtle" onClick={choosing.togglePage}>
          {t('bulk.all')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-pressed={isSelecting}
        onClick={() => (isSelecting ? choosing.clear() : choosing.begin(null))}
      >
        {t(isSelecting ? 'select.stop' : 'select.start')}
      </Button>
    </div>
  );
}

function SortMenu({ asking: { asked, ask } }: { asking: Asking }) {
  const { t } = useTranslation('invoice-list');
  const Icon = asked.order === 'ascending' ? IconArrowUp : IconArrowDown;
  const order = asked.order === 'ascending' ? 'descending' : 'ascending';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          rightSection={<Icon size={14} stroke={2} aria-hidden="true" />}
        >
          {t('sort.sortedBy', { column: t(`sort.${asked.sort}`) })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LIST_SORTS.map((sort) => (
          <Menu.Item
            key={sort}
            aria-current={sort === asked.sort ? 'true' : undefined}
            onClick={() => ask({ sort, order: usualOrder(sort) })}
          >
            {t(`sort.${sort}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => ask({ order })}>{t(`sort.${order}`)}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
