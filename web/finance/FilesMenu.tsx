/** Each part of the screen as a CSV file and as a PDF, the whole as a PDF, and the page on paper. */
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { csvRow, saveCsv } from '../imports/index.ts';
import { useFormat } from '../ui/format.ts';
import { useCategoryName } from './category-name.ts';
import { CSV_PARTS, type CsvPart, rowsOf } from './csv.ts';
import styles from './files-menu.module.css';
import type { FinanceYear } from './use-finance.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function FilesMenu({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const save = useSave(year);
  const parts = CSV_PARTS.filter((part) => year.ahead !== null || !OF_TODAY.includes(part));
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload {...ICON} />}>{t('files.open')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {parts.map((part) => (
          <Row key={part} part={part} year={year.year}>
            <Menu.Item
              className={styles.file}
              aria-label={t('files.csv', { name: t(`files.${part}`) })}
              onClick={() => save(part)}
            >
              {t('files.isCsv')}
            </Menu.Item>
          </Row>
        ))}
        <Row part="whole" year={year.year}>
          <span />
        </Row>
        <Menu.Divider />
        <Menu.Item leftSection={<IconPrinter {...ICON} />} onClick={() => window.print()}>
          {t('files.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A year that is over has neither months to come nor anything open of its own. */
const OF_TODAY: readonly CsvPart[] = ['ahead', 'owed'];

interface RowProps {
  part: CsvPart | 'whole';
  year: number;
  /** What stands before its PDF. */
  children: ReactNode;
}

function Row({ part, year, children }: RowProps) {
  const { t } = useTranslation('finance');
  const { language } = useFormat();
  const name = t(`files.${part}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: within a menu a group is no set of fields
    <div role="group" aria-label={name} className={styles.row}>
      <span>{name}</span>
      {children}
      <Menu.Item
        className={styles.file}
        component="a"
        href={`/files/finance/${year}/${part}.pdf?language=${language}`}
        download
        aria-label={t('files.pdf', { name })}
      >
        {t('files.isPdf')}
      </Menu.Item>
    </div>
  );
}

function useSave(year: FinanceYear): (part: CsvPart) => void {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const categoryName = useCategoryName();
  return (part) => {
    const rows = rowsOf(year, part, { t: (key, values) => t(key, values ?? {}), format, categoryName });
    saveCsv(`${t(`files.name.${part}`)}-${year.year}.csv`, BYTE_ORDER_MARK + rows.map(csvRow).join(''));
  };
}

/** Read as UTF-8 by spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';
