/** Each part of the screen as a CSV file, and the whole on paper or as a PDF. */
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPrinter, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { csvRow, saveCsv } from '../imports/index.ts';
import { useFormat } from '../ui/format.ts';
import { useCategoryName } from './category-name.ts';
import { CSV_PARTS, type CsvPart, rowsOf } from './csv.ts';
import type { FinanceYear } from './use-finance.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function FilesMenu({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const save = useSave(year);
  const parts = CSV_PARTS.filter((part) => part !== 'ahead' || year.ahead !== null);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload {...ICON} />}>{t('files.open')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {parts.map((part) => (
          <Menu.Item key={part} leftSection={<IconTable {...ICON} />} onClick={() => save(part)}>
            {t(`files.${part}`)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconPrinter {...ICON} />} onClick={() => window.print()}>
          {t('files.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
