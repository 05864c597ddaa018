/** Tabs of the pages that run an event, by the last part of their addresses; the first has none of its own. */
export const MANAGE_TABS = [
  'overview',
  'setup',
  'entries',
  'desk',
  'sessions',
  'lists',
  'printouts',
  'mail',
  'money',
  'documents',
] as const
export type ManageTab = (typeof MANAGE_TABS)[number]
