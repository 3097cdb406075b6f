/** What a category of costs is called: that of a bill, or that of an entry that no bill makes. */
import { EXPENSE_CATEGORIES } from '@belegbar/domain/expenses';
import { useTranslation } from 'react-i18next';

/** Gives the function that names it; one that nobody knows stays as it is written. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation(['finance', 'received-invoices']);
  return (category) => {
    if (EXPENSE_CATEGORIES.some((known) => known === category))
      return t(`received-invoices:category.${category}`, { defaultValue: t(`finance:category.${category}`) });
    return i18n.exists(`finance:category.${category}`) ? t(`finance:category.${category}`) : category;
  };
}
