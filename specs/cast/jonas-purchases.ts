/** What Jonas buys: software from Ireland and the USA, a telephone, a chair, a screen, a train ticket. */
import { type CastAct, monthly } from './cast.ts';

const hosting = {
  vendor: 'Cloudhafen Ltd., Dublin',
  country: 'IE',
  category: 'software',
  taxCode: 'euServiceReverseCharge',
} as const;
const codeHosting = {
  act: 'spend',
  vendor: 'Forgeline Inc., Seattle',
  country: 'US',
  category: 'software',
  taxCode: 'otherReverseCharge',
} as const;
const phone = {
  act: 'spend',
  vendor: 'Fernmeldebüro Nord GmbH',
  country: 'DE',
  category: 'communication',
  taxCode: 'inputStandard19',
  net: '120.00',
} as const;

export const jonasPurchases: CastAct[] = [
  ...monthly('2025-01', '2025-12', '15', { ...hosting, net: '49.00' }),
  ...monthly('2026-01', '2026-11', '15', { ...hosting, net: '55.00' }),
  { on: '2025-02-10', ...codeHosting, net: '240.00' },
  { on: '2025-08-10', ...codeHosting, net: '240.00' },
  { on: '2026-02-10', ...codeHosting, net: '260.00' },
  { on: '2026-08-10', ...codeHosting, net: '260.00' },
  ...['2025-01-20', '2025-04-20', '2025-07-20', '2025-10-20', '2026-01-20', '2026-04-20', '2026-07-20'].map(
    (on): CastAct => ({ on, ...phone }),
  ),
  {
    on: '2025-03-05',
    act: 'spend',
    vendor: 'Sitzgut Möbel GmbH',
    country: 'DE',
    category: 'other_expenses',
    taxCode: 'inputStandard19',
    net: '250.00',
  },
  {
    on: '2025-06-03',
    act: 'spend',
    vendor: 'Schienenland AG',
    country: 'DE',
    category: 'transportation',
    taxCode: 'inputReduced7',
    net: '100.00',
  },
  {
    on: '2025-12-02',
    act: 'spend',
    vendor: 'Bildschirmlager GmbH',
    country: 'DE',
    category: 'equipment',
    taxCode: 'inputStandard19',
    net: '399.00',
  },
];
