/** The VAT return of a quarter with 100,000 journal entries over HTTP, beside the bare sum over these entries. */
import { compared, type Measurement } from './measurement.ts';
import { businessWithEntries } from './support/books.ts';
import { plainDriver } from './support/plain-driver.ts';
import { onScene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const ENTRIES = 100_000;
const QUARTER = { period: '2025-Q1', from: '2025-01-01', to: '2025-03-31' };
const ROUNDS = 60;
const SUM = `select tax_code, scheme, kind, sum(net) as net, sum(vat) as vat, count(*) as count from journal_entries
  where business_id = $1 and tax_point between $2 and $3 group by tax_code, scheme, kind`;

export function run(): Promise<Measurement[]> {
  return onScene(
    (place) => businessWithEntries(place, ENTRIES),
    async (scene, person) => {
      const client = await scene.signIn(person);
      const values = [person.businessId, QUARTER.from, QUARTER.to];
      const driver = await plainDriver(scene, person, [{ text: SUM, values }]);
      const times = await takeTurns(ROUNDS, {
        ours: () => client.call('taxReports/vatAdvance', { period: QUARTER.period }),
        peer: driver.run,
      });
      await driver.close();
      return [
        compared({
          name: 'VAT return of a quarter, 100,000 entries : bare SQL sum',
          ...times,
          budget: 3,
          unit: 'ms',
        }),
      ];
    },
  );
}
