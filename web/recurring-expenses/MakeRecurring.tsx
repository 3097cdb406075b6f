/** In the acts of an expense: it becomes one that recurs. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { type ExpenseGiven, formOfExpense, isRepeatable } from './begin-form.ts';
import { RecurringDialog } from './RecurringDialog.tsx';

/** Nothing for one that recurs already, or whose lines are none that can come again as they are. */
export function MakeRecurring({ expense }: { expense: ExpenseGiven }) {
  const { t } = useTranslation('recurring-expenses');
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(api.recurringExpenses.ofExpense.queryOptions({ input: { expenseId: expense.id } }));
  if (query.data?.recurring !== null || !isRepeatable(expense)) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('ofExpense.more')}>
            <IconDots size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {t('ofExpense.make')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <RecurringDialog
          record={undefined}
          from={{ expenseId: expense.id, form: formOfExpense(expense) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
