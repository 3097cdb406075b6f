/** By which name a business is known to the law (§ 14 (4) No. 1 UStG asks for the full one). */
import type { BusinessProfile } from './business-profile.ts';

/** Whether it is the name of a person: freelancers and sole traders, unless they are in the commercial register by a firm (§ 17, § 19 (1) No. 1 HGB). */
export function isNamedByPerson({
  companyType,
  businessName,
}: Pick<BusinessProfile, 'companyType' | 'businessName'>): boolean {
  const isOfOne = companyType === 'freiberufler' || companyType === 'einzelunternehmer';
  return isOfOne && !FIRM.some((form) => form.test(businessName));
}

/** e. K., e. Kfm., e. Kfr., eK and written out, wherever it stands; in capitals at the end, or where all of the name is, since E. K. are somebody's initials, too. */
const FIRM = [
  /(?<![\p{L}\p{N}])(e\.\s?[Kk](fm|fr)?|eK)(?![\p{L}\p{N}])/u,
  /(?<!\p{L})\p{L}{2,}\s+E\.\s?K\.?\s*$/u,
  /^\P{Ll}*\S\s+E\.\s?K\.(?!\s?[\p{L}\p{N}])\P{Ll}*$/u,
  /^\P{Ll}*\p{L}{2,}\s+E\.\s?K\.\s+INH(?!\p{L})\P{Ll}*$/u,
  /(?<![\p{L}\p{N}])eingetr(agener?|\.)\s?kauf(mann|frau)(?![\p{L}\p{N}])/iu,
];
