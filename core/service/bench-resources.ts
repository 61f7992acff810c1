import { choice, flag, integer, position, reference, shown, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';
import { checkKinds, checkTimes, largestNumber } from './repair-checks.ts';

const rights = { read: 'service.read', edit: 'service.edit' } as const;
const bound = { min: 0, max: largestNumber } as const;

/** What is looked at before a device is opened and after it was put together. */
export const repairChecks = resource(
  'repair_checks',
  {
    nameCs: text({ max: 120 }, { search: true, unique: true, width: 220 }),
    nameRo: text({ max: 120 }, { search: true, width: 220 }),
    operationId: reference({
      from: { list: 'service-operations', named: ['nameCs'], as: 'operation' },
      optional: true,
      formOnly: true,
      sortable: false,
      hidden: true,
    }),
    operation: shown('text', { width: 200 }),
    whenMade: choice(checkTimes, { initial: 'both' }),
    kind: choice(checkKinds, { initial: 'verdict', formOnly: true }),
    isRequired: flag({ initial: true }),
    position: position({ initial: 1 }),
    isActive: flag({ initial: true }),
    isBatteryHealth: flag({ initial: false }),
    unit: text({ max: 20 }, { optional: true, formOnly: true }),
    lowest: integer(bound, { optional: true, formOnly: true }),
    highest: integer(bound, { optional: true, formOnly: true }),
    choicesCs: text({ max: 300 }, { optional: true, formOnly: true, hidden: true }),
    choicesRo: text({ max: 300 }, { optional: true, formOnly: true, hidden: true }),
  },
  {
    ...rights,
    summary: 'Checks of the bench before and after a repair',
    list: { name: 'repair-checks', sort: 'position' },
    rows: { key: 'admin-repair-check', path: 'admin/repair-checks/' },
    label: ['name_*'],
  },
);

/** What customers are written about their repair again and again; see message-template.ts for what stands in braces. */
export const messageTemplates = resource(
  'repair_message_templates',
  {
    titleCs: text({ max: 120 }, { search: true, unique: true, width: 260 }),
    titleRo: text({ max: 120 }, { search: true, width: 260 }),
    textCs: text({ max: 1500 }, { search: true, hidden: true }),
    textRo: text({ max: 1500 }, { search: true, hidden: true }),
    position: position({ initial: 1 }),
    isActive: flag({ initial: true }),
  },
  {
    ...rights,
    summary: 'Templates of messages to customers of the service',
    list: { name: 'repair-message-templates', sort: 'position' },
    rows: { key: 'admin-repair-template', path: 'admin/repair-message-templates/' },
    label: ['title_cs', 'title_ro'],
  },
);
