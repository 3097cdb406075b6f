/** An expense is entered on a phone in few taps: after the photo, the form is what stands in the way of having it booked. */
import { v7 as uuid } from 'uuid';
import { greyPng } from '../../documents/testing/png.ts';
import { jonas } from '../cast/jonas.ts';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true };
/** Typing is no tap; each of these is one. */
const MOST_TAPS = 8;

const PHOTO = { name: 'tanken.png', mimeType: 'image/png', buffer: greyPng(60, 90) };

const WAYS = ['on the form', 'from those that wait'] as const;

for (const way of WAYS)
  for (const vendor of ['Spreenetz GmbH', 'Bäckerei Neu'])
    test(`after a photo ${way}, a bill of ${vendor} is booked in at most ${MOST_TAPS} taps`, async ({
      stage,
    }) => {
      const person = await stage.newcomer(jonas, 'de', PHONE);
      const { page, say } = person;
      await person.call('expenses/record', {
        idempotencyKey: uuid(),
        vendor: { name: 'Spreenetz GmbH', country: 'DE', vatId: '' },
        category: 'communication',
        documentDate: '2026-01-05',
        lines: [{ taxCode: 'inputStandard19', gross: 3_499 }],
      });
      let taps = 0;
      const tap = async (place: ReturnType<typeof page.getByRole>) => {
        taps += 1;
        await place.tap();
      };
      await person.opens(way === 'on the form' ? '/expenses/new' : '/finance/received');
      if (way === 'on the form') await page.locator('[data-receipt-input]').setInputFiles(PHOTO);
      else {
        await page.locator('input[type=file]').first().setInputFiles(PHOTO);
        await tap(page.getByRole('link', { name: say('received-invoices:panel.enter') }));
      }
      await expect(page.getByText(PHOTO.name)).toBeVisible();
      await tap(page.getByRole('combobox', { name: say('expense-form:vendor') }));
      await page.keyboard.type(vendor.slice(0, 6));
      if (vendor === 'Spreenetz GmbH') await tap(page.getByRole('option', { name: /Spreenetz/ }));
      else {
        await page.keyboard.type(vendor.slice(6));
        // The list of the phone opens and one of it is chosen: two taps.
        taps += 2;
        await page.getByLabel(say('expense-form:category')).selectOption('materials');
      }
      await tap(page.getByLabel(say('expense-form:line.grossOf', { nth: 1 })));
      await page.keyboard.type('39,99');
      await tap(page.getByRole('button', { name: say('expense-form:book') }));
      await person.seesHeading(vendor);
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
      await expectNoSidewaysScrolling(page);
      await expect(page.getByText('39,99').first()).toBeVisible();
      await expect(page.getByText(PHOTO.name)).toBeVisible();
    });
