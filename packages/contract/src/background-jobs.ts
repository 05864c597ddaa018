/** Background jobs of the server by name. The status of an installation may report others, of an older version. */
export const BACKGROUND_JOBS = [
  'admissions.remind',
  'backup.testRestore',
  'backup.write',
  'consistency.complete',
  'consistency.request',
  'database.tidy',
  'entrants.endCalledOff',
  'entrants.mail',
  'exchange.import',
  'exchange.removeOld',
  'following.notify',
  'following.remind',
  'live.removeOld',
  'mail.send',
  'orders.check',
  'orders.endExpired',
  'orders.reconcile',
  'printouts.print',
  'printouts.removeOld',
  'push.send',
  'rankings.ranks',
  'results.publishEvents',
  'search.removeUnused',
  'swimmers.findDuplicates',
  'swimmers.removeUnconfirmed',
  'tokens.removeExpired',
  'tokens.renewKey',
  'webhooks.queue',
  'webhooks.send',
] as const

export type BackgroundJob = (typeof BACKGROUND_JOBS)[number]

const names: ReadonlySet<string> = new Set(BACKGROUND_JOBS)

export const isBackgroundJob = (name: string): name is BackgroundJob => names.has(name)
