/** The library's parser with limits: it unpacks streams of objects while it reads, and believes every number in a file. */
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { unpacked } from './unpacked.ts';

/** What the objects of a file may unpack to, all streams of objects together; usual files have less than 1 MB. */
const OBJECT_BYTES_MAXIMUM = 40_000_000;

/** The objects of a PDF. Throws on what is no PDF, too deeply nested or unpacks to too much; leaves out what is broken. */
export async function parsePdf(pdf: Uint8Array): Promise<PDFContext> {
  const parser = new PDFParser(pdf);
  const insides = parser as unknown as Insides;
  const budget: Budget = { bytesLeft: OBJECT_BYTES_MAXIMUM, isOver: false };
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const parse = insides.parseDictOrStream.bind(parser);
  insides.parseDictOrStream = (reference) => bounded(parse(reference), budget);
  insides.findEndOfStreamFallback = () => endOfStream(file, insides.bytes);
  const context = await parser.parseDocument();
  // The library goes on after what it cannot read.
  if (budget.isOver) throw OVER_BUDGET;
  return context;
}

/** What the library keeps for those who extend it. */
interface Insides {
  bytes: { offset(): number; moveTo(offset: number): void };
  parseDictOrStream(reference?: PDFRef): PDFDict | PDFStream;
  /** Called where the length of a stream is missing, wrong or stands elsewhere in the file. */
  findEndOfStreamFallback(): number;
}

interface Budget {
  bytesLeft: number;
  isOver: boolean;
}

const OVER_BUDGET = new RangeError('the objects of the file unpack to too much');

/** The object with nothing in it that the library would unpack or count. */
function bounded(object: PDFDict | PDFStream, budget: Budget): PDFDict | PDFStream {
  if (!(object instanceof PDFRawStream)) return object;
  const type = object.dict.lookup(PDFName.of('Type'));
  if (type === PDFName.of('XRef')) return withoutRows(object);
  return type === PDFName.of('ObjStm') ? inClear(object, budget) : object;
}

function inClear(stream: PDFRawStream, budget: Budget): PDFRawStream {
  if (budget.isOver) throw OVER_BUDGET;
  const result = unpacked(stream, budget.bytesLeft);
  budget.isOver = !result.ok && result.why === 'size';
  if (!result.ok) throw new RangeError('a stream of objects cannot be unpacked');
  budget.bytesLeft -= result.bytes.byteLength;
  return PDFRawStream.of(withoutFilter(stream), result.bytes);
}

/** The library reads no offsets, only what such a table says of the file as a trailer does. */
function withoutRows(stream: PDFRawStream): PDFRawStream {
  const dictionary = withoutFilter(stream);
  dictionary.set(PDFName.of('Index'), PDFArray.withContext(dictionary.context));
  return PDFRawStream.of(dictionary, new Uint8Array());
}

function withoutFilter({ dict }: PDFRawStream): PDFDict {
  const dictionary = dict.clone();
  dictionary.delete(PDFName.of('Filter'));
  return dictionary;
}

const END = 'endstream';

/** Goes behind the end of a stream, and says where it stops: at the first end that is an object's as well, else the first. */
function endOfStream(file: Buffer, bytes: Insides['bytes']): number {
  const start = bytes.offset();
  let mark = file.indexOf(END, start);
  const first = mark;
  // What a stream holds may itself speak of streams.
  while (mark >= 0 && !isEndOfObject(file, mark)) mark = file.indexOf(END, mark + 1);
  if (mark < 0) mark = first;
  if (mark < 0) throw new RangeError('a stream has no end');
  bytes.moveTo(mark + END.length);
  const line = file.toString('latin1', Math.max(start, mark - 2), mark);
  return mark - (line === '\r\n' ? 2 : /[\r\n]$/.test(line) ? 1 : 0);
}

function isEndOfObject(file: Buffer, mark: number): boolean {
  const after = mark + END.length;
  return /^\s*endobj/.test(file.toString('latin1', after, after + 16));
}
