/** Pages of the administration by the last part of their addresses, which are also the keys of their texts. */
export const ADMIN_PAGES = ['accounts', 'settings', 'audit', 'outbox'] as const
export type AdminPage = (typeof ADMIN_PAGES)[number]
