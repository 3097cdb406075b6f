/** What the metadata of a PDF say of the invoice in it. */
import { FACTUR_X } from './hybrid.ts';
import { isStream, type PdfObjects, unpacked } from './pdf/index.ts';

const PACKET_BYTES_MAXIMUM = 2_000_000;

/** Factur-X, ZUGFeRD 2.0 and ZUGFeRD 1.0: where a file says several, the earlier one here counts. */
const NAMESPACES = [
  FACTUR_X.namespace,
  'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#',
  'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#',
];

/** As an element or as an attribute, as both stand in RDF. */
const NAMED = /([\w-]{1,40}):DocumentFileName\s{0,9}(?:>|=\s{0,9}["'])([^<"']{1,200})/g;

/** The name of the file that the metadata call the invoice; null without any. */
export function documentFileNameOf(objects: PdfObjects): string | null {
  const packet = packetOf(objects);
  const said = [...packet.matchAll(NAMED)].map(([, prefix = '', name = '']) => ({ prefix, name }));
  for (const namespace of NAMESPACES) {
    const found = said.find(({ prefix }) => isBound(packet, prefix, namespace));
    if (found !== undefined) return found.name.trim();
  }
  return null;
}

function isBound(packet: string, prefix: string, namespace: string): boolean {
  return ['"', "'"].some((quote) => packet.includes(`xmlns:${prefix}=${quote}${namespace}${quote}`));
}

/** Empty where there are none that can be read. */
function packetOf({ trailer, resolve }: PdfObjects): string {
  const catalog = resolve(trailer.get('Root'));
  const metadata = catalog instanceof Map ? resolve(catalog.get('Metadata')) : null;
  if (!isStream(metadata)) return '';
  const result = unpacked(metadata, { bytesMaximum: PACKET_BYTES_MAXIMUM, resolve });
  return result.ok ? Buffer.from(result.bytes).toString('utf8') : '';
}
