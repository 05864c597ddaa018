/** Rights that an account can be granted: everywhere, in one region or, of `results.edit`, for one event. */
export const RIGHT_NAMES = [
  'admin',
  'superAdmin',
  'rsf',
  'baseResults.edit',
  'judgeQuestions.edit',
  'results.edit',
] as const
