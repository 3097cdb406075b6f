import { type Capability, leaves } from '../platform/capability.ts';
import './tables.ts';

export const numbering: Capability = {
  exportSheets: [
    leaves(
      'number_series',
      {
        de: 'Nummernkreise und die nächste Nummer darin.',
        en: 'Number series and the next number in each.',
      },
      { without: ['last_day'] },
    ),
  ],
  keptAndGone: { ends: { number_series: 'books' } },
};
