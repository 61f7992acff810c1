import { afterFloor } from './after-floor.ts';
import type { Screen } from './screen.ts';

/** Who works here and what they did, keys of other programs, copies of the data. */
export const administrationScreens: readonly Screen[] = [
  {
    path: '/approvals',
    title: 'approvals',
    permission: 'office.use',
    group: 'groupAdministration',
    load: async () => (await import('../features/approvals/approvals-screen.tsx')).ApprovalsScreen,
  },
  {
    path: '/staff',
    title: 'staff',
    permission: 'accounts.manage',
    group: 'groupAdministration',
    load: async () => (await import('../features/staff/staff-screen.tsx')).StaffScreen,
  },
  {
    path: '/audit',
    title: 'audit',
    permission: 'audit.read',
    group: 'groupAdministration',
    load: async () => (await afterFloor(import('../features/audit/audit-screen.tsx'))).AuditScreen,
  },
  {
    path: '/security',
    title: 'security',
    permission: 'audit.read',
    group: 'groupAdministration',
    load: async () =>
      (await afterFloor(import('../features/security-log/security-screen.tsx'))).SecurityScreen,
  },
  {
    path: '/cache-purge',
    title: 'cachePurge',
    permission: 'cache.purge',
    group: 'groupAdministration',
    load: async () => (await import('../features/cache-purge/purge-screen.tsx')).PurgeScreen,
  },
  {
    path: '/api-keys',
    title: 'apiKeys',
    permission: 'integrations.manage',
    group: 'groupAdministration',
    load: async () =>
      (await afterFloor(import('../features/api-keys/api-keys-screen.tsx'))).ApiKeysScreen,
  },
  {
    path: '/webhooks',
    title: 'webhooks',
    permission: 'integrations.manage',
    group: 'groupAdministration',
    load: async () =>
      (await afterFloor(import('../features/webhooks/webhooks-screen.tsx'))).WebhooksScreen,
  },
  {
    path: '/backups',
    title: 'backups',
    permission: 'backups.manage',
    group: 'groupAdministration',
    load: async () =>
      (await afterFloor(import('../features/backups/backups-screen.tsx'))).BackupsScreen,
  },
];
