/** `/my-business` */
export { MyBusiness as Page } from '../business/index.ts';
