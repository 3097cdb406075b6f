/** Text in pixels: found, set upright, and read line by line. */
import type { SeenWord } from '@belegbar/domain/receipts';
import { type Box, Image, PaddleOcrService } from 'paddleocr';
import type { ReceiptPage } from './jobs.ts';
import { readModels } from './models.ts';
import { parted } from './parted.ts';
import { type Pixels, turned } from './pixels.ts';
import { loadRuntime } from './runtime.ts';

/** Lines that are less likely than this are shadows, creases and patterns. */
const CONFIDENCE_MINIMUM = 0.5;
/** Lines read this surely stand upright. */
const CONFIDENCE_UPRIGHT = 0.88;

/** Loads the models once; each call then reads one page. One page at a time. */
export async function createEye(): Promise<(pixels: Pixels) => Promise<ReceiptPage>> {
  const { detection, recognition, signs } = readModels();
  const ort = await loadRuntime();
  const service = await PaddleOcrService.createInstance({
    ort: ort as never,
    modelPreset: 'PP-OCRv6_small',
    detection: { modelBuffer: detection },
    recognition: { modelBuffer: recognition, charactersDictionary: signs },
  });
  return (pixels) => see(service, pixels);
}

async function see(service: PaddleOcrService, pixels: Pixels): Promise<ReceiptPage> {
  let [page, quarters] = [pixels, 0];
  let boxes = await find(service, page);
  if (isLying(boxes)) {
    [page, quarters] = [await turned(pixels, 1), 1];
    boxes = await find(service, page);
  }
  if (await isHeadDown(service, page, boxes)) {
    [page, quarters] = [await turned(page, 2), quarters + 2];
    boxes = await find(service, page);
  }
  const read = await recognise(service, page, boxes);
  const words = read.filter(({ confidence }) => confidence >= CONFIDENCE_MINIMUM).map(wordOf);
  return { width: page.width, height: page.height, words, quarters };
}

async function find(service: PaddleOcrService, page: Pixels): Promise<Box[]> {
  return (await service.detectionService?.run(new Image(page.width, page.height, 3, page.data))) ?? [];
}

type Recognised = Awaited<ReturnType<NonNullable<PaddleOcrService['recognitionService']>['run']>>[number];

async function recognise(service: PaddleOcrService, page: Pixels, boxes: Box[]): Promise<Recognised[]> {
  return (
    (await service.recognitionService?.run(new Image(page.width, page.height, 3, page.data), boxes)) ?? []
  );
}

/** Most of what was found is taller than wide. */
function isLying(boxes: readonly Box[]): boolean {
  const tall = boxes.filter(({ width, height }) => height > 1.5 * width).length;
  const wide = boxes.filter(({ width, height }) => width > 1.5 * height).length;
  return tall > wide;
}

/** The longest lines are read as they are, and where that is unsure, the other way round. */
async function isHeadDown(service: PaddleOcrService, page: Pixels, boxes: readonly Box[]): Promise<boolean> {
  const longest = [...boxes].sort((one, other) => other.width - one.width).slice(0, 5);
  if (longest.length === 0) return false;
  const upright = sureness(await recognise(service, page, longest));
  if (upright >= CONFIDENCE_UPRIGHT) return false;
  const over = await turned(page, 2);
  return (
    sureness(
      await recognise(
        service,
        over,
        longest.map((box) => upsideDown(box, page)),
      ),
    ) > upright
  );
}

function sureness(read: readonly Recognised[]): number {
  return read.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, read.length);
}

function upsideDown({ x, y, width, height, points }: Box, page: Pixels): Box {
  const turn = (point: { x: number; y: number }) => ({ x: page.width - point.x, y: page.height - point.y });
  const [a, b, c, d] = points ?? [];
  const corners = a && b && c && d ? { points: [turn(c), turn(d), turn(a), turn(b)] } : {};
  return { ...corners, x: page.width - x - width, y: page.height - y - height, width, height } as Box;
}

function wordOf({ text, box }: Recognised): SeenWord {
  const { x, y, width, height, points } = box;
  const [start, end] = [points?.[0], points?.[1]];
  const slope = start && end && end.x - start.x > height ? (end.y - start.y) / (end.x - start.x) : 0;
  return { text: parted(text), left: x, top: y, right: x + width, bottom: y + height, slope };
}
