/** Changing the taxation: what the law has against the day stands at its field, and what only the person knows is asked. */
import type { Business } from '../../web/business/saving.ts';
import { exampleOf } from './support/examples.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

const BUSINESS = exampleOf('business', 'get') as Business;
const SMALL: Business = {
  ...BUSINESS,
  hasIssued: true,
  regimes: BUSINESS.regimes.map((regime) => ({ ...regime, smallBusiness: true })),
};

test.each(['de', 'en'] as const)(
  'a small business that leaves within a year reads why not, and says that it crosses the limit (%s)',
  async (language) => {
    const screen = await opens('/my-business', {
      language,
      answers: {
        business: {
          get: () => SMALL,
          setRegime: ({ because }) => {
            if (because === undefined) throw invalid({ validFrom: 'regime.regular.limit-not-crossed' });
            return SMALL;
          },
        },
      },
    });
    const { user, say, server, findByRole } = screen;
    await user.click(await findByRole('button', { name: say('business:regime.change') }));
    const dialog = within(await findByRole('dialog', { name: say('business:regime.dialogTitle') }));
    await user.click(dialog.getByLabelText(say('business:regime.regular')));
    const day = dialog.getByLabelText(say('business:regime.validFrom'));
    await user.clear(day);
    await user.type(day, language === 'de' ? '10.07.2026' : '10/07/2026');
    await user.tab();
    const confirmation = await dialog.findByLabelText(say('business:regime.because.limitCrossed'));
    expect(confirmation).not.toBeChecked();
    const save = dialog.getByRole('button', { name: say('common:save.action') });
    await user.click(save);
    await dialog.findByText(say('errors:problem.regime.regular.limit-not-crossed'));
    await user.click(confirmation);
    await user.click(save);
    await waitFor(() =>
      expect(server.asked('business/setRegime')).toMatchObject([
        { validFrom: '2026-07-10' },
        { validFrom: '2026-07-10', because: 'limitCrossed' },
      ]),
    );
  },
);
