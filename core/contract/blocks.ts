import { z } from 'zod';
import { isSafeHref, isSafePicture } from '../content/block.ts';
import { line } from '../shared/field-schemas.ts';

const pixels = z.int('invalid_value').min(1, 'invalid_value').max(10_000, 'too_large');

/** A piece of an article, see core/content/block.ts: what is no block is refused, so is any markup. */
const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: line(200) }),
  z.strictObject({ type: z.literal('paragraph'), text: line(4000) }),
  z.strictObject({
    type: z.literal('list'),
    ordered: z.boolean('required'),
    items: z.array(line(1000), 'required').min(1, 'required').max(50, 'too_long'),
  }),
  z.strictObject({
    type: z.literal('link'),
    label: line(200),
    href: line(500).refine(isSafeHref, 'invalid_link'),
  }),
  z.strictObject({
    type: z.literal('picture'),
    src: line(300).refine(isSafePicture, 'invalid_link'),
    alt: line(300),
    width: pixels,
    height: pixels,
  }),
]);

export const blocks = z.array(block, 'required').max(200, 'too_long');

/** Blocks as a row stores and an answer carries them. */
export type Blocks = z.output<typeof blocks>;

/** One text in both languages, as staff write it. */
export const bilingual = <S extends z.ZodType>(schema: S) =>
  z.strictObject({ cs: schema, ro: schema });
