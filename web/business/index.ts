/** Public face of the business screens. */
export { MyBusiness } from './MyBusiness.tsx';
export { Paypal } from './Paypal.tsx';
