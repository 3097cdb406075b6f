/** Public face of the business screens. */
import { lazyPart } from '../connection/lazy-part.ts';
import { loadTexts } from '../locales/i18n.ts';

export {
  BusinessSelect,
  BusinessSwitch,
  BusinessText,
} from './BusinessField.tsx';
export { BusinessPart, BusinessScope } from './BusinessPart.tsx';
export { missingOf, type Question } from './first/questions.ts';
export { Paypal } from './Paypal.tsx';
export { type SavingWords, useBusinessForm } from './saving.ts';
export { DesignPage } from './style/DesignPage.tsx';
export { useIsNear } from './style/use-is-near.ts';
export { useHelp } from './use-help.ts';
export { useIsSmallBusiness } from './use-is-small-business.ts';

const texts = () => loadTexts('business', 'business-help');

/** The five questions of the first day, fetched when they are first shown. */
export const FirstQuestions = lazyPart(async () => {
  const [part] = await Promise.all([import('./first/FirstQuestions.tsx'), texts()]);
  return part;
});

/** Some of them in a dialog. */
export const QuestionDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./first/QuestionDialog.tsx'), texts()]);
  return part;
});

/** Kleinunternehmer or not, where it was not said before the first invoice. */
export const RegimeBeforeIssue = lazyPart(async () => {
  const [part] = await Promise.all([import('./first/RegimeBeforeIssue.tsx'), texts()]);
  return part;
});
