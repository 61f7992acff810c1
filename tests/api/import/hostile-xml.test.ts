import { expect, it } from 'vitest';
import { readXmlTree } from '#api/bank/read-xml-tree.ts';
import { listXmlFields } from '#api/import/read-xml-rows.ts';
import { readXmlInvoice } from '#api/purchasing/read-xml-invoice.ts';

/** Whether each reader of files that people upload takes a text. */
const taken = (text: string) => {
  const content = Buffer.from(text);
  return {
    feed: listXmlFields(content) !== null,
    statement: readXmlTree(content) !== null,
    invoice: readXmlInvoice(content).ok,
  };
};

const nobody = { feed: false, statement: false, invoice: false };
/** Ten of the one before, a billion in the end. */
const laughs = Array.from({ length: 9 }, (_, at) => {
  const before = at === 0 ? 'ha' : `&l${String(at - 1)};`;
  return `<!ENTITY l${String(at)} "${before.repeat(10)}">`;
}).join('');

it.each([
  ['a file of the server', '<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'],
  ['an address of the network', '<!ENTITY x SYSTEM "http://127.0.0.1/x">', '&x;'],
  ['a text that grows', laughs, '&l8;'],
])('no upload of XML is given %s', (_, entities, used) => {
  const doctype = `<!DOCTYPE a [${entities}]>`;
  expect(taken(`${doctype}<SHOP><ITEM><NAME>${used}</NAME></ITEM></SHOP>`)).toEqual(nobody);
});

it('an entity that is declared nowhere is no text either', () => {
  expect(taken('<SHOP><ITEM><NAME>&x;</NAME></ITEM></SHOP>')).toEqual(nobody);
});
