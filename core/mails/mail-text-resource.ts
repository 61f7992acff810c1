import { choice, flag, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';
import { editableMails } from './mail-sentences.ts';

const subject = { max: 150 } as const;
const intro = { max: 600 } as const;

/** Mails that a shop words otherwise than the program does; a text that is empty is the usual one. */
export const mailTexts = resource(
  'mail_texts',
  {
    kind: choice(editableMails, { initial: 'order-placed', unique: true, width: 260 }),
    /** Off, the usual texts are sent, and the own ones stay here for later. */
    isActive: flag({ initial: true, width: 110 }),
    subjectCs: text(subject, { optional: true, search: true, width: 260 }),
    subjectRo: text(subject, { optional: true, search: true, width: 260 }),
    introCs: text(intro, { optional: true, search: true, width: 320 }),
    introRo: text(intro, { optional: true, search: true, width: 320 }),
  },
  {
    read: 'content.edit',
    edit: 'content.edit',
    summary: 'Mails that the shop words otherwise than the program does',
    list: { name: 'mail-texts', sort: 'kind' },
    rows: { key: 'admin-mail-text', path: 'admin/mail-texts/' },
    label: ['kind'],
  },
);
