/** Every permission that a route can ask for. */
export const permissions = [
  /** What every member of the staff has: their own lists, and the search over what they may read. */
  'office.use',
  'buyback.read',
  'buyback.move',
  'buyback.inspect',
  'buyback.pay',
  'identity.reveal',
  /** Shows mail, phone and street of a customer for a reason (core/contacts/contact-sight.ts). */
  'contacts.reveal',
  /** Finds a customer and sees in one place what the rest of the permissions show of them; writes down calls. */
  'customers.read',
  /** Hands a person a copy of all that is stored of them, and erases it, on their demand. */
  'customers.privacy',
  /** Says what a company buys for and until when it pays. */
  'customers.terms',
  'pricing.read',
  'pricing.publish',
  /** Changes what goods are sold for. */
  'prices.edit',
  'catalogue.read',
  'catalogue.edit',
  /** Changes names and texts of products. */
  'catalogue.texts',
  'gallery.edit',
  'reviews.moderate',
  'content.edit',
  'reservations.manage',
  'enquiries.answer',
  /** Takes the addresses of those who are sent news out of the house, in clear. */
  'subscribers.export',
  'careers.read',
  'careers.edit',
  'accounts.manage',
  'orders.read',
  'orders.manage',
  'orders.refund',
  /** Releases money that another person has prepared (DECISIONS "Money and two people"). */
  'money.release',
  /** Agrees at the desk to what a colleague may not do alone. */
  'acts.approve',
  /** Picks, packs and receives by scanning. */
  'warehouse.work',
  /** Takes walks over, moves states of orders without a scan, keeps bins and desks. */
  'warehouse.manage',
  /** Keeps suppliers, and checks what their invoices ask against what was agreed. */
  'purchasing.manage',
  'discounts.edit',
  /** Sees what the service does and for how much. */
  'service.read',
  'service.edit',
  /** Takes devices in, estimates, repairs and hands them out. */
  'repairs.manage',
  /** Asks why a code took nothing from an order or a cart. */
  'discounts.explain',
  /** Sees what is sold, bought and earned by day. */
  'statistics.read',
  'cache.purge',
  'backups.manage',
  /** Says who the company is, and how it delivers and is paid. */
  'shop.settings',
  /** Makes keys and webhooks for other programs. */
  'integrations.manage',
  'changes.read',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];

export const roles = [
  'customer',
  'business',
  'shop',
  'picker',
  'packer',
  'warehouse_supervisor',
  'service_tech',
  'buyback_desk',
  'catalogue_editor',
  'pricing',
  'content',
  'support',
  'admin',
] as const;
export type Role = (typeof roles)[number];

/** The one table of who may do what (DECISIONS "Accounts and roles"). */
const permissionsByRole: Record<Role, readonly Permission[]> = {
  customer: [],
  business: [],
  shop: [],
  picker: ['office.use', 'changes.read', 'orders.read', 'warehouse.work'],
  packer: ['office.use', 'changes.read', 'orders.read', 'warehouse.work'],
  warehouse_supervisor: [
    'office.use',
    'changes.read',
    'audit.read',
    'buyback.read',
    'catalogue.read',
    'reservations.manage',
    'orders.read',
    'orders.manage',
    'warehouse.work',
    'warehouse.manage',
    'purchasing.manage',
    'acts.approve',
    'contacts.reveal',
  ],
  service_tech: [
    'office.use',
    'changes.read',
    'buyback.read',
    'buyback.inspect',
    'catalogue.read',
    'service.read',
    'service.edit',
    'repairs.manage',
    'contacts.reveal',
  ],
  buyback_desk: [
    'office.use',
    'changes.read',
    'buyback.read',
    'buyback.move',
    'buyback.inspect',
    'identity.reveal',
    'customers.read',
  ],
  catalogue_editor: [
    'office.use',
    'changes.read',
    'pricing.read',
    'catalogue.read',
    'catalogue.edit',
    'catalogue.texts',
    'gallery.edit',
  ],
  pricing: [
    'office.use',
    'changes.read',
    'pricing.read',
    'pricing.publish',
    'prices.edit',
    'catalogue.read',
    'purchasing.manage',
    'discounts.edit',
    'service.read',
    'service.edit',
    'discounts.explain',
    'statistics.read',
  ],
  content: [
    'office.use',
    'changes.read',
    'catalogue.read',
    'catalogue.texts',
    'gallery.edit',
    'content.edit',
    'careers.edit',
    'reviews.moderate',
    'cache.purge',
  ],
  support: [
    'office.use',
    'changes.read',
    'audit.read',
    'buyback.read',
    'enquiries.answer',
    'reservations.manage',
    'reviews.moderate',
    'orders.read',
    'orders.manage',
    'orders.refund',
    'discounts.explain',
    'contacts.reveal',
    'customers.read',
    'service.read',
    'repairs.manage',
  ],
  admin: permissions,
};

/** Accounts that are one person's or firm's own, which buys and sells for itself. */
export const customerRoles: readonly Role[] = ['customer', 'business'];

const staffRoles: ReadonlySet<Role> = new Set(roles.slice(roles.indexOf('picker')));

/** Accounts of stores and the staff: many customers sell and buy through one of them. */
export const sellsAtCounter = (role: Role): boolean => role === 'shop' || isStaff(role);

/** Permissions that hang on a role. */
export const permissionsOf = (role: Role): readonly Permission[] => permissionsByRole[role];

/** Staff sessions are shorter and their passwords longer (DECISIONS "Accounts and roles"). */
export const isStaff = (role: Role): boolean => staffRoles.has(role);
