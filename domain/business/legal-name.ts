/** By which name a business is known to the law (§ 14 (4) No. 1 UStG asks for the full one). */
import type { BusinessProfile } from './profile.ts';

/** Whether it is the name of a person: freelancers and sole traders, unless they are in the commercial register by a firm (§ 17, § 19 (1) No. 1 HGB). */
export function isNamedByPerson({
  companyType,
  businessName,
}: Pick<BusinessProfile, 'companyType' | 'businessName'>): boolean {
  const isOfOne = companyType === 'freiberufler' || companyType === 'einzelunternehmer';
  return isOfOne && !MERCHANT.test(businessName);
}

/** e. K., e. Kfm., e. Kfr. and written out. */
const MERCHANT = /(\be\.? ?k(fm|fr)?\.?|\beingetragener? kauf(mann|frau))\s*$/i;
