import { type Capability, leaves } from '../platform/capability.ts';
import './tables.ts';
import { numberingClasses } from './data-classes.ts';

export const numbering: Capability = {
  dataClasses: numberingClasses,
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
