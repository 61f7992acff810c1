import type { PhraseBook } from '../phrase-book.ts';

export const devices: PhraseBook['devices'] = {
  parts: 'Părțile catalogului de dispozitive',
  part_models: 'Modele',
  part_colors: 'Culori',
  part_types: 'Tipuri',
  colorPreview: 'Dispozitiv în nuanța {{hex}}',
};
