/** How many rows are selected, what they come to, and what can be done with them. It stays in view, and tells screen readers of every change. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconX, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { Keys } from '../Marks.tsx';
import styles from './selection-bar.module.css';
import type { RowSelection } from './use-selection.ts';

interface SelectionAct<Kind extends string> {
  kind: Kind;
  icon: TablerIcon;
  label: string;
  /** The letter that does the same. */
  keys?: string;
}

interface SelectionBarProps<Kind extends string> {
  selection: RowSelection;
  /** What the selected ones come to, read out with their number. */
  sums?: ReactNode;
  acts: readonly SelectionAct<Kind>[];
  onAct: (kind: Kind) => void;
}

export function SelectionBar<Kind extends string>(props: SelectionBarProps<Kind>) {
  const { t } = useTranslation('common');
  const { count, isSelecting } = props.selection;
  const isShown = count > 0 || isSelecting;
  return (
    <section
      className={styles.bar}
      aria-label={t('table.selection')}
      data-shown={isShown || undefined}
      data-bottom-bar={isShown || undefined}
    >
      <Selected selection={props.selection} sums={props.sums} />
      {count > 0 && <Acts {...props} />}
    </section>
  );
}

/** A figure that a phone has no room for. */
export function LesserSum({ children }: { children: ReactNode }) {
  return <span className={styles.more}>{children}</span>;
}

function Selected({ selection, sums }: { selection: RowSelection; sums: ReactNode }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { count, total, rows, isEverything, isPageChosen } = selection;
  return (
    <div className={styles.sums}>
      <p role="status" className={styles.status}>
        {count > 0 && <strong>{t('table.selected', { count, total: format.count(count) })}</strong>}
        {count > 0 && sums}
      </p>
      {isPageChosen && !isEverything && total > rows.length && (
        <button type="button" className={styles.everything} onClick={selection.chooseEverything}>
          {t('table.selectEverything', { total: format.count(total) })}
        </button>
      )}
    </div>
  );
}

function Acts<Kind extends string>({ selection, acts, onAct }: SelectionBarProps<Kind>) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.acts}>
      {acts.map(({ kind, icon: Icon, label, keys }) => (
        <Button
          key={kind}
          className={styles.act ?? ''}
          size="compact-md"
          aria-keyshortcuts={keys}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
          rightSection={
            keys && (
              <span className={styles.actKeys} aria-hidden="true">
                <Keys of={keys} />
              </span>
            )
          }
          onClick={() => onAct(kind)}
        >
          {label}
        </Button>
      ))}
      <Menu position="top-end">
        <Menu.Target>
          <Button
            className={styles.menu ?? ''}
            leftSection={<IconDots size={16} stroke={1.75} aria-hidden="true" />}
          >
            {t('table.acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map(({ kind, icon: Icon, label, keys }) => (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={16} stroke={1.75} />}
              rightSection={keys && <Keys of={keys} />}
              onClick={() => onAct(kind)}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('table.selectNone')}
        onClick={selection.clear}
      >
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
