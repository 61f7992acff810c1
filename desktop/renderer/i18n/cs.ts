import { categoryFields } from '#core/phrases/cs/category-fields.ts';
import { cells } from '#core/phrases/cs/cells.ts';
import { fieldMessages } from '#core/phrases/cs/field-messages.ts';
import { orderStatusTexts, paymentStatusTexts } from '#core/phrases/cs/orders.ts';
import type { ResourceWords } from '#core/resources/words.ts';
import { administration } from './cs/administration.ts';
import { approvals } from './cs/approvals.ts';
import { badges } from './cs/badges.ts';
import { bulk } from './cs/bulk.ts';
import { contacts } from './cs/contacts.ts';
import { csvImport } from './cs/csv-import.ts';
import { devices } from './cs/devices.ts';
import { priceLevels } from './cs/price-levels.ts';
import { rowPanel } from './cs/row-panel.ts';
import { frame } from './cs/frame.ts';
import { grid } from './cs/grid.ts';
import { newProduct } from './cs/new-product.ts';
import { families } from './cs/families.ts';
import { fitting } from './cs/fitting.ts';
import { reservations } from './cs/reservations.ts';
import { home } from './cs/home.ts';
import { scanning } from './cs/scanning.ts';
import { stations } from './cs/stations.ts';
import { pictures } from './cs/pictures.ts';
import { productLife } from './cs/product-life.ts';
import { product } from './cs/product.ts';
import { permissions } from './cs/permissions.ts';
import { roles } from './cs/roles.ts';
import { sales } from './cs/sales.ts';
import { screens } from './cs/screens.ts';
import { shopSettings } from './cs/shop-settings.ts';
import { security } from './cs/security.ts';
import { deviceWords } from '#core/phrases/cs/device-words.ts';

/** What the resources are called, by the names of their files. */
export const resourceWords = import.meta.glob<ResourceWords>(
  '../../../core/phrases/cs/resources/*.ts',
  { eager: true, import: 'words' },
);

/** Every Czech phrase of the back office by namespace; a screen adds its own file here. */
export const cs = {
  administration,
  approvals,
  badges,
  bulk,
  contacts,
  newProduct,
  families,
  fitting,
  reservations,
  home,
  scanning,
  stations,
  pictures,
  productLife,
  product,
  categoryFields,
  csvImport,
  fieldMessages,
  orderStatusTexts,
  paymentStatusTexts,
  permissions,
  roles,
  sales,
  cells,
  devices,
  priceLevels,
  rowPanel,
  frame,
  grid,
  screens,
  shopSettings,
  security,
  deviceWords,
} as const;
