/** What whoever has a share link fetches of its invoice: PDF, e-invoices, attachments, and its pages as pictures. */
import type { Download } from '../platform/http/index.ts';
import {
  downloadSharedAttachment,
  downloadSharedEInvoice,
  downloadSharedLogo,
  downloadSharedPdf,
  drawSharedPage,
} from './open.ts';

const AT = '/public-invoice/:token(^[\\w-]{1,100}$)';

const eInvoice = (name: string, file: 'xrechnung' | 'facturX'): Download => ({
  path: `${AT}/${name}`,
  from: 'linkHolder',
  give: async (context, { param }) => ({
    kind: 'saved',
    ...(await downloadSharedEInvoice(context, { token: param('token'), file })),
  }),
});

const pdf: Download = {
  path: '/public-invoice/:token(^[\\w-]{1,100}).pdf',
  from: 'linkHolder',
  give: async (context, { param }) => ({
    kind: 'saved',
    ...(await downloadSharedPdf(context, param('token'))),
  }),
};

const attachment: Download = {
  path: `${AT}/attachments/:position(^[1-9][0-9]?$)`,
  from: 'linkHolder',
  give: async (context, { param }) => ({
    kind: 'saved',
    ...(await downloadSharedAttachment(context, {
      token: param('token'),
      position: Number(param('position')),
    })),
  }),
};

/** Logos are PNG or JPEG, which the first byte tells apart. */
const logo: Download = {
  path: `${AT}/logo`,
  from: 'linkHolder',
  give: async (context, { param }) => {
    const { bytes, hash } = await downloadSharedLogo(context, param('token'));
    const contentType = bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
    return { kind: 'shown', bytes, contentType, hash, isPublic: false };
  },
};

const picture: Download = {
  path: `${AT}/pages/:page(^[1-9][0-9]{0,2}).svg`,
  from: 'linkHolder',
  give: async (context, { param }) => {
    const { svg } = await drawSharedPage(context, { token: param('token'), page: Number(param('page')) });
    return { kind: 'picture', svg };
  },
};

export const shareLinkDownloads: readonly Download[] = [
  pdf,
  eInvoice('xrechnung.xml', 'xrechnung'),
  eInvoice('factur-x.xml', 'facturX'),
  attachment,
  picture,
  logo,
];
