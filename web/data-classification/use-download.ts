/** The classification as a file, made in the browser. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { type ClassifiedTable, csvOf } from './rows.ts';
import { useClassWords } from './words.ts';

const HEADS = [
  'area',
  'table',
  'column',
  'category',
  'level',
  'purpose',
  'basis',
  'retention',
  'readers',
] as const;

/** Gives a function that hands the tables to the browser as a CSV file. */
export function useDownload(): (tables: readonly ClassifiedTable[]) => void {
  const { t } = useTranslation('data-classification');
  const words = useClassWords();
  const { language } = useFormat();
  return (tables) => {
    const rows = tables.flatMap((table) =>
      table.columns.map((column) => [
        t(`area.${table.area}`),
        table.name,
        column.name,
        words.category(column.category),
        words.level(column.level),
        words.purpose(column),
        words.basis(table),
        words.retention(table),
        words.readers(table),
      ]),
    );
    const heads = HEADS.map((head) => t(`head.${head}`));
    save(csvOf([heads, ...rows], language === 'de' ? ';' : ','), `${t('fileName')}.csv`);
  };
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
