/** Why a document was not made. */

export type RenderRefusalCode =
  /** The compiler could not set the document. */
  | 'render.failed'
  /** The compiler took too long and was stopped. */
  | 'render.timeout'
  /** No process was ready to make it; try again later. */
  | 'render.notStarted'
  /** Too many documents wait; try again later. */
  | 'render.busy'
  /** A newer one of the same thing took its place before it began. */
  | 'render.replaced'
  /** The renderer was closed. */
  | 'render.closed'
  /** The page does not exist. */
  | 'render.page'
  /** The logo is not an image that a document can hold. */
  | 'render.logo';

export class RenderRefusal extends Error {
  override readonly name = 'RenderRefusal';
  readonly code: RenderRefusalCode;
  /** Path of the field that has to be mended, where there is one. */
  readonly field?: string;

  constructor(code: RenderRefusalCode, details: { field?: string; message?: string } = {}) {
    super(details.message ?? code);
    this.code = code;
    if (details.field !== undefined) this.field = details.field;
  }
}
