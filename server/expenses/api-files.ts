/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const expenseApiFiles: readonly ApiFile[] = [
  {
    path: '/files/expenses.csv',
    id: 'files.expenseTable',
    summary: 'Download the expenses that match as a table, in their order; the filter is that of the list',
    contentTypes: ['text/csv'],
    parameters: {},
  },
  {
    path: '/files/expenses.pdf',
    id: 'files.expenseReport',
    summary:
      'Download the expenses that match as a PDF/A-3b, in their order, with sums by currency; of more than 3,000 the first ones',
    contentTypes: ['application/pdf'],
    parameters: {},
  },
  {
    path: '/files/expenses/{id}/{fileId}',
    id: 'files.expenseReceipt',
    summary: 'Fetch a receipt of an expense as it came',
    contentTypes: ['image/jpeg', 'image/png', 'application/pdf'],
    parameters: {
      id: '01a2049c-7c68-7096-a611-57f800dbc6dc',
      fileId: '01a2049c-7c68-7096-a611-57f800dbc6df',
    },
  },
];
