/** What the business offers. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const servicesClasses: readonly TableClass[] = [
  {
    name: 'services',
    area: 'business',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id id'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('name description unit', 'business', 'internal', 'catalogue'),
      ...columns('unit_price', 'business', 'confidential', 'catalogue'),
      ...columns('vat_case', 'tax', 'internal', 'vatCase'),
      ...columns('archived', 'technical', 'internal', 'state'),
      ...times(),
    ],
  },
];
