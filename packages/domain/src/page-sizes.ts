/** Rows per page in the app; any list accepts 1 to `max`. */
export const PAGE_SIZE = {
  swimmers: 12,
  events: 8,
  orders: 25,
  judgeTests: 25,
  custody: 20,
  entries: 25,
  registrations: 50,
  rankings: 50,
  records: 50,
  results: 50,
  medals: 50,
  series: 20,
  consistency: 20,
  max: 100,
} as const
