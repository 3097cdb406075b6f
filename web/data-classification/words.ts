/** The classification in the words of the language shown. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassifiedColumn, ClassifiedTable } from './rows.ts';

export interface ClassWords {
  table(table: ClassifiedTable): string;
  about(table: ClassifiedTable): string;
  basis(table: ClassifiedTable): string;
  retention(table: ClassifiedTable): string;
  readers(table: ClassifiedTable): string;
  level(level: string): string;
  category(category: string): string;
  purpose(column: ClassifiedColumn): string;
}

export function useClassWords(): ClassWords {
  const { t } = useTranslation('data-classification');
  return useMemo(
    () => ({
      table: ({ name }) => t(`table.${name}`),
      about: ({ name }) => t(`about.${name}`),
      basis: ({ basis }) => t(`basis.${basis}`),
      retention: ({ retention }) => termInWords(t, retention),
      readers: ({ readers }) => inSentence(readers.map((reader) => t(`reader.${reader}`)).join(', ')),
      level: (level) => t(`level.${level}`),
      category: (category) => t(`category.${category}`),
      purpose: ({ purpose }) => t(`purpose.${purpose}`),
    }),
    [t],
  );
}

function termInWords(
  t: TFunction<'data-classification'>,
  { kind, length, record }: ClassifiedTable['retention'],
): string {
  if (kind === 'days') return t('retention.days', { count: length ?? 0 });
  if (kind !== 'law') return t(`retention.${kind}`);
  const source = t(`source.${record}`);
  return length === null
    ? t('retention.lawUnknown', { source })
    : t('retention.law', { years: length, source });
}

/** The first letter as a capital. */
function inSentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
