/** `/career-agent` */
export { CareerAgent as Page } from '../career-agent/index.ts';
