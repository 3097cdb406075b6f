/** Public face of the business screens. */
export { MyBusiness } from './MyBusiness.tsx';
