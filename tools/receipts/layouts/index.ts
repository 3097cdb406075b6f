/** All layouts: the name of each is that of its source, too. */
import type { Random } from '../random.ts';
import type { Slip } from '../truth.ts';
import { billOf } from './bill.ts';
import { BILLS } from './bills.ts';
import { bakery, cafe } from './counters.ts';
import { discounter, supermarket } from './groceries.ts';
import { pub, restaurant } from './restaurants.ts';
import { block, carwash, fuel, parking, taxi } from './road.ts';
import { books, pharmacy, post, reminder, stationery } from './shops.ts';
import { hotel, plane } from './travel.ts';

type Layout = readonly [name: string, make: (random: Random) => Slip];

export const LAYOUTS: readonly Layout[] = [
  ['supermarket', supermarket],
  ['discounter', discounter],
  ['bakery', bakery],
  ['cafe', cafe],
  ['restaurant', restaurant],
  ['pub', pub],
  ['fuel', fuel],
  ['parking', parking],
  ['carwash', carwash],
  ['taxi', taxi],
  ['block', block],
  ['plane', plane],
  ['hotel', hotel],
  ['books', books],
  ['pharmacy', pharmacy],
  ['post', post],
  ['stationery', stationery],
  ['reminder', reminder],
  ...Object.entries(BILLS).map(([name, described]): Layout => [name, (random) => billOf(random, described)]),
];
