import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import type { AccountingFormat, ExportContent } from '#core/documents/accounting-formats.ts';
import type { DocumentSeller, InvoiceDocument } from '#core/documents/invoice-document.ts';
import type { Language } from '#core/market/market.ts';
import { errors as cs } from '#core/phrases/cs/errors.ts';
import { errors as ro } from '#core/phrases/ro/errors.ts';
import { documentPohodaItem, documentUbl, type NoForm } from '../documents/accounting-files.ts';
import { documentIsdoc } from '../documents/document-files.ts';
import { renderPohoda } from '../documents/pohoda/render-pohoda.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { bookWords } from './book-csv.ts';

const reasons = { cs, ro };

/** A document that a format cannot say. */
interface LeftOut {
  readonly number: string;
  readonly format: AccountingFormat;
  readonly reason: string;
}

interface FormatPack {
  readonly contents: readonly ExportContent[];
  readonly language: Language;
  /** The company of today; null where nobody named one. */
  readonly seller: DocumentSeller | null;
  /** Names Pohoda's pack. */
  readonly id: string;
  readonly add: (path: string, content: Uint8Array) => void;
}

/**
 * Writes documents in the chosen formats. One that a format cannot say is left out of it and named; where the
 * company's own data are not enough, nothing is written: all documents would lack the same.
 */
export function formatPack({ contents, language, seller, id, add }: FormatPack) {
  const has = (format: AccountingFormat) => contents.includes(format);
  const items: string[] = [];
  const leftOut: LeftOut[] = [];
  const leave = (number: string, format: AccountingFormat, why: NoForm): void => {
    if (why.ofCompany) throw companyRefusal(why);
    leftOut.push({ number, format, reason: reasons[language][why.phrase] });
  };
  const encoder = new TextEncoder();
  return {
    document: (snapshot: InvoiceDocument): void => {
      const { number } = snapshot;
      if (has('isdoc')) {
        const { name, content } = documentIsdoc({ snapshot });
        add(`isdoc/${name}`, content);
      }
      if (has('ubl')) {
        const file = documentUbl(snapshot, seller);
        if (file.ok) add(`ubl/${file.value.name}`, file.value.content);
        else leave(number, 'ubl', file.error);
      }
      if (has('pohoda')) {
        const item = documentPohodaItem(snapshot);
        if (item.ok) items.push(item.value);
        else leave(number, 'pohoda', item.error);
      }
    },
    /** Adds what is known only when all documents were seen, and answers what was left out. */
    end: (): readonly LeftOut[] => {
      if (items.length > 0) {
        const pack = renderPohoda(id, items, seller?.companyId ?? null);
        add('pohoda.xml', encoder.encode(pack));
      }
      if (leftOut.length > 0) {
        const words = bookWords[language];
        const rows = leftOut.map(({ number, format, reason }) =>
          writeCsvLine([number, format, reason]),
        );
        const titles = writeCsvLine([words.number, words.format, words.reason]);
        const file = byteOrderMark + titles + rows.join('');
        add(`${words.leftOutFile}.csv`, encoder.encode(file));
      }
      return leftOut;
    },
  };
}

/** Says what the company's data lack, and where that is mended. */
export const companyRefusal = ({ phrase, ofCompany }: NoForm): Refusal =>
  new Refusal(409, phrase, ofCompany ? { extra: { needs: 'company' } } : {});
