/** The finance hub of a year with 100,000 journal entries over HTTP, beside the bare sums over these entries that it shows. */
import { bounded, compared, type Measurement } from './measurement.ts';
import { businessWithYearOfEntries } from './support/books.ts';
import { plainDriver } from './support/plain-driver.ts';
import { onScene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const ENTRIES = 100_000;
const ROUNDS = 60;
/** By month and category, by client, and by tax code: what the bars, the list of clients and VAT are made of. */
const BARE = [
  `select date_trunc('month', booked_on::timestamp) as month, tax_code, scheme, category, sum(net) as net, sum(vat) as vat, count(*) as count
    from journal_entries where business_id = $1 and basis = 'cash' and booked_on between '2024-01-01' and '2025-12-31' group by 1, 2, 3, 4`,
  `select counterparty, date_trunc('month', booked_on::timestamp) as month, sum(net) as net, sum(vat) as vat
    from journal_entries where business_id = $1 and basis = 'cash' and booked_on between '2024-01-01' and '2025-12-31' group by 1, 2`,
  `select date_trunc('month', tax_point::timestamp) as month, tax_code, scheme, kind, sum(net) as net, sum(vat) as vat
    from journal_entries where business_id = $1 and tax_point between '2024-01-01' and '2025-12-31' group by 1, 2, 3, 4`,
];
const NAME = 'Finance hub, 100,000 entries';

export function run(): Promise<Measurement[]> {
  return onScene(
    (place) => businessWithYearOfEntries(place, ENTRIES),
    async (scene, person) => {
      const client = await scene.signIn(person);
      const statements = BARE.map((text) => ({ text, values: [person.businessId] }));
      const driver = await plainDriver(scene, person, statements);
      const times = await takeTurns(ROUNDS, {
        ours: () => client.call('finance/year', { year: 2025 }),
        peer: driver.run,
      });
      await driver.close();
      return [
        compared({ name: `${NAME} : bare SQL sums`, ...times, budget: 3, unit: 'ms' }),
        bounded({ name: NAME, ours: times.ours, budget: 60, unit: 'ms' }),
      ];
    },
  );
}
