/** What else can be done with a line; every entry names its key. */
import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCalendarEvent,
  IconDots,
  IconPercentage,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineForm } from '../draft/draft-form.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { isPeriodBlank } from '../draft/period-cells.ts';
import small from '../small.module.css';
import styles from './cells.module.css';

interface Props {
  line: LineForm;
  index: number;
  dispatch: Dispatch<DraftAction>;
  onRemove: (row: number) => void;
  onDiscount: (row: number) => void;
  onPeriod: (row: number) => void;
}

export function LineMenu(props: Props) {
  const { t } = useTranslation('invoices');
  return (
    <Menu returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          className={styles.lineMenu}
          aria-label={t('lines.menu', { number: props.index + 1 })}
          tabIndex={-1}
        >
          <IconDots size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Acts {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Acts({ line, index, dispatch, onRemove, onDiscount, onPeriod }: Props) {
  const { t } = useTranslation('invoices');
  const move = (by: -1 | 1) => dispatch({ kind: 'moveLine', id: line.id, by });
  return (
    <>
      {line.discount.text === '' && (
        <Act
          icon={IconPercentage}
          name={t('lines.giveDiscount')}
          keys={t('lines.discountKey')}
          onClick={() => onDiscount(index)}
        />
      )}
      {isPeriodBlank(line.period) && (
        <Act
          icon={IconCalendarEvent}
          name={t('lines.givePeriod')}
          keys={t('lines.periodKey')}
          onClick={() => onPeriod(index)}
        />
      )}
      <Act icon={IconArrowUp} name={t('lines.up')} keys={t('lines.upKey')} onClick={() => move(-1)} />
      <Act icon={IconArrowDown} name={t('lines.down')} keys={t('lines.downKey')} onClick={() => move(1)} />
      <Act
        icon={IconTrash}
        name={t('lines.remove')}
        keys={t('lines.removeKey')}
        color="var(--bb-neg)"
        onClick={() => onRemove(index)}
      />
    </>
  );
}

interface ActProps {
  icon: TablerIcon;
  name: string;
  keys: string;
  color?: string;
  onClick: () => void;
}

function Act({ icon: Icon, name, keys, color, onClick }: ActProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} stroke={1.75} />}
      rightSection={<kbd className={small.kbd}>{keys}</kbd>}
      onClick={onClick}
      {...(color === undefined ? {} : { color })}
    >
      {name}
    </Menu.Item>
  );
}
