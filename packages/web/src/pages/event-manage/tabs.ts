/** The tabs that need no page of their own, in one chunk. */

export { DocumentsTab, ListsTab, MailTab, MoneyTab, PrintoutsTab, SessionsTab } from './ContentTabs.tsx'
export { OverviewTab } from './OverviewTab.tsx'
