/** What lists of records that are edited in a dialog share: the name that opens it, the menu of a row, the foot of the list. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconDots, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './records.module.css';

interface RecordNameProps {
  name: string;
  isArchived: boolean;
  onEdit: () => void;
}

/** The name as a button that opens the record. */
export function RecordName({ name, isArchived, onEdit }: RecordNameProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <button type="button" className={styles.name} onClick={onEdit} data-opens-row>
        {name}
      </button>
      {isArchived && <span className={styles.archived}>{t('archived')}</span>}
    </>
  );
}

interface RecordMenuProps extends RecordNameProps {
  /** Archives the record, or brings it back. */
  onArchive: (archived: boolean) => void;
  /** What else can be done, first in the menu. */
  children?: ReactNode;
}

/** The three dots of a row. */
export function RecordMenu({ name, isArchived, onEdit, onArchive, children }: RecordMenuProps) {
  const { t } = useTranslation('common');
  const ArchiveIcon = isArchived ? IconArchiveOff : IconArchive;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          className={styles.more ?? ''}
          variant="subtle"
          color="gray"
          aria-label={t('actionsFor', { name })}
        >
          <IconDots size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {children}
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
          {t('edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArchiveIcon size={16} stroke={1.75} />}
          onClick={() => onArchive(!isArchived)}
        >
          {t(isArchived ? 'restore' : 'archive')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A row on a phone: the name and a second line, the menu at the right. */
export function RecordRow({ name, second, menu }: { name: ReactNode; second: ReactNode; menu: ReactNode }) {
  return (
    <div className={styles.mobileRow}>
      <div>
        {name}
        <p className={styles.second}>{second}</p>
      </div>
      {menu}
    </div>
  );
}

/** The small button that adds a record. */
export function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  const icon = <IconPlus size={16} stroke={1.75} aria-hidden="true" />;
  return (
    <Button size="xs" leftSection={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

interface RecordFootProps {
  add: ReactNode;
  archivedCount: number;
  isArchiveShown: boolean;
  onShowArchive: (isShown: boolean) => void;
  /** More buttons, such as one that fetches a further page. */
  children?: ReactNode;
  /** "4 services" */
  count: ReactNode;
}

/** Below the list: adding, archived ones, how many. */
export function RecordFoot(props: RecordFootProps) {
  const { t } = useTranslation('common');
  const { archivedCount, isArchiveShown } = props;
  return (
    <div className={styles.foot}>
      {props.add}
      {archivedCount > 0 && (
        <Button size="xs" variant="subtle" onClick={() => props.onShowArchive(!isArchiveShown)}>
          {t(isArchiveShown ? 'hideArchived' : 'showArchived', { count: archivedCount })}
        </Button>
      )}
      {props.children}
      <span className={styles.space} />
      <span className={styles.second}>{props.count}</span>
    </div>
  );
}
