/** What of an event's page is fetched by itself: who entered, and who starts when and where. */

export { Entries } from './Entries.tsx'
export { StartLists } from './StartLists.tsx'
