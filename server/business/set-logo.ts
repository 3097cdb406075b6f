import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { checkImage } from '../platform/files/image.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { printsWithLogo } from './print-trial.ts';
import { type BusinessMessage, getBusiness, loadBusiness } from './read.ts';
import { insertFile, lockBusiness, updateBusinessRow } from './store.ts';

/** Stores the logo, a PNG or JPEG by its content of at most 2 MB; INVALID with `file.…` at `file` for anything else. */
export async function setLogo(context: Context, file: Blob): Promise<BusinessMessage> {
  authorise(context);
  const image = await checkImage(file);
  if (!image.ok) throw invalid([fieldProblem('file', image.code, image.values)]);
  const profile = await inTransaction(context, (transaction) => loadBusiness(context, transaction));
  if (!(await printsWithLogo(context, profile, image.bytes)))
    throw invalid([fieldProblem('file', 'file.damaged')]);
  // Bytes before the row: a file that nobody names does no harm, a name without its file would.
  const hash = await context.platform.files.put(context.businessId, image.bytes);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    await insertFile(transaction, {
      business_id: context.businessId,
      hash,
      content_type: image.contentType,
      size: image.bytes.byteLength,
    });
    await updateBusinessRow(transaction, context.businessId, {
      logo: hash,
      updated_at: context.platform.clock.now(),
    });
    await audit(context, transaction, {
      action: 'business.setLogo',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { before: { logo: business.logo }, after: { logo: hash } },
    });
    return getBusiness(within(context, transaction));
  });
}
