/** The GiroCode, black on white whatever the theme; on a phone, which cannot scan itself, it can be saved as a picture. */
import type { PublicInvoice } from './load.ts';
import type { Texts } from './texts.ts';

type Code = NonNullable<PublicInvoice['giroCode']>;

const PIXELS_PER_MODULE = 12;

export function GiroCode({ code, fileName, texts }: { code: Code; fileName: string; texts: Texts }) {
  const { size } = code;
  return (
    <>
      <div className="giro">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={texts.say('giroCode')}
          shapeRendering="crispEdges"
        >
          <rect width={size} height={size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
        <div>
          <h3>{texts.say('payWithGiroCode')}</h3>
          <p>{texts.say('giroCodeHow')}</p>
        </div>
      </div>
      <button type="button" className="button saveCode" onClick={() => saveAsPicture(code, fileName)}>
        {texts.say('saveGiroCode')}
      </button>
    </>
  );
}

function saveAsPicture(code: Code, fileName: string): void {
  const side = code.size * PIXELS_PER_MODULE;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.scale(PIXELS_PER_MODULE, PIXELS_PER_MODULE);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(code.path));
  canvas.toBlob((picture) => {
    if (!picture) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
