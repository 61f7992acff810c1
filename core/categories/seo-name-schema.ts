import { z } from 'zod';
import { mostLetters, seoNamePattern } from './seo-name-of.ts';

/** Last part of an address, such as `iphone-15-128gb`. */
export const seoName = z
  .string('required')
  .max(mostLetters, 'too_long')
  .regex(seoNamePattern, 'invalid_seo_name');
