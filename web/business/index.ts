/** Public face of the business screens. */
export {
  BusinessSelect,
  BusinessSwitch,
  BusinessText,
} from './BusinessField.tsx';
export { BusinessPart, BusinessScope } from './BusinessPart.tsx';
export { Paypal } from './Paypal.tsx';
export { type SavingWords, useBusinessForm } from './saving.ts';
export { DesignPage } from './style/DesignPage.tsx';
export { useIsNear } from './style/use-is-near.ts';
export { useHelp } from './use-help.ts';
