/** Rights that an account can be granted: everywhere, or with one of their limits. */
export const RIGHT_NAMES = [
  'admin',
  'superAdmin',
  'rsf',
  'baseResults.edit',
  'judgeQuestions.edit',
  'results.edit',
] as const

/** What each right can be limited to; base results and the questions of judge tests belong to no region. */
export const RIGHT_LIMITS: Readonly<
  Record<(typeof RIGHT_NAMES)[number], Readonly<Record<'region' | 'event', boolean>>>
> = {
  admin: { region: true, event: false },
  superAdmin: { region: true, event: false },
  rsf: { region: true, event: false },
  'baseResults.edit': { region: false, event: false },
  'judgeQuestions.edit': { region: false, event: false },
  'results.edit': { region: true, event: true },
}
