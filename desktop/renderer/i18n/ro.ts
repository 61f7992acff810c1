import { categoryFields } from '#core/phrases/ro/category-fields.ts';
import { cells } from '#core/phrases/ro/cells.ts';
import { fieldMessages } from '#core/phrases/ro/field-messages.ts';
import { orderStatusTexts, paymentStatusTexts } from '#core/phrases/ro/orders.ts';
import type { ResourceWords } from '#core/resources/words.ts';
import type { cs } from './cs.ts';
import type { Book } from './phrase-book.ts';
import { administration } from './ro/administration.ts';
import { approvals } from './ro/approvals.ts';
import { badges } from './ro/badges.ts';
import { bulk } from './ro/bulk.ts';
import { contacts } from './ro/contacts.ts';
import { csvImport } from './ro/csv-import.ts';
import { devices } from './ro/devices.ts';
import { priceLevels } from './ro/price-levels.ts';
import { rowPanel } from './ro/row-panel.ts';
import { frame } from './ro/frame.ts';
import { grid } from './ro/grid.ts';
import { newProduct } from './ro/new-product.ts';
import { families } from './ro/families.ts';
import { fitting } from './ro/fitting.ts';
import { reservations } from './ro/reservations.ts';
import { home } from './ro/home.ts';
import { scanning } from './ro/scanning.ts';
import { stations } from './ro/stations.ts';
import { pictures } from './ro/pictures.ts';
import { productLife } from './ro/product-life.ts';
import { product } from './ro/product.ts';
import { permissions } from './ro/permissions.ts';
import { roles } from './ro/roles.ts';
import { sales } from './ro/sales.ts';
import { screens } from './ro/screens.ts';
import { shopSettings } from './ro/shop-settings.ts';
import { security } from './ro/security.ts';
import { deviceWords } from '#core/phrases/ro/device-words.ts';

/** What the resources are called, by the names of their files. */
export const resourceWords = import.meta.glob<ResourceWords>(
  '../../../core/phrases/ro/resources/*.ts',
  { eager: true, import: 'words' },
);

/** Every Romanian phrase of the back office by namespace. */
export const ro: Book<typeof cs> = {
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
};
