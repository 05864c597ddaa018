/**
 * Access rules: the role × call table as rows that endpoints name. Guards, the OpenAPI document and the test
 * of every cell derive from it. A caller with several roles has the most permissive of their cells.
 */

/** `none` refused; `public` the public part; `own` own objects only; `ownOrPublic` own in full, others' public part. */
export type Cell = 'none' | 'public' | 'own' | 'ownOrPublic' | 'all'

export type Role =
  | 'visitor'
  | 'account'
  | 'isRsf'
  | 'baseResultsEditor'
  | 'judgeQuestionsEditor'
  | 'resultsEditor'
  | 'admin'
  | 'superAdmin'

export const ROLES = [
  'visitor',
  'account',
  'isRsf',
  'baseResultsEditor',
  'judgeQuestionsEditor',
  'resultsEditor',
  'admin',
  'superAdmin',
] as const satisfies Role[]

const row = <const V extends Cell>(
  visitor: V,
  ...[account, isRsf, admin, superAdmin]: [Cell, Cell, Cell, Cell]
) => ({
  visitor,
  account,
  isRsf,
  // These rights open the base results alone, and the questions of judges alone.
  baseResultsEditor: account,
  judgeQuestionsEditor: account,
  // The right opens the results desk alone, of one event if it is limited to it.
  resultsEditor: account,
  admin,
  superAdmin,
})

/** The rows, from the most open to the most closed. */
export const ACCESS = {
  anyone: row('all', 'all', 'all', 'all', 'all'),
  publicPart: row('public', 'public', 'public', 'all', 'all'),
  ownOrPublic: row('public', 'ownOrPublic', 'ownOrPublic', 'all', 'all'),
  signedIn: row('none', 'all', 'all', 'all', 'all'),
  own: row('none', 'own', 'own', 'own', 'own'),
  ownOrAll: row('none', 'own', 'own', 'all', 'all'),
  admins: row('none', 'none', 'none', 'all', 'all'),
  federations: row('none', 'none', 'all', 'all', 'all'),
  baseResultsEditors: { ...row('none', 'none', 'none', 'none', 'all'), baseResultsEditor: 'all' },
  judgeQuestionsEditors: { ...row('none', 'none', 'none', 'none', 'all'), judgeQuestionsEditor: 'all' },
  resultsEditors: { ...row('none', 'none', 'none', 'all', 'all'), resultsEditor: 'all' },
  superAdmins: row('none', 'none', 'none', 'none', 'all'),
} as const satisfies Record<string, Readonly<Record<Role, Cell>>>

export type Access = keyof typeof ACCESS

/** Whether a call can be made without signing in, and whether signing in changes its answer. */
export type Auth = 'none' | 'optional' | 'required'

/** The same as a type: the caller that a call of that access requires. */
export type AuthOf<Who extends Access> = Who extends 'anyone'
  ? 'none'
  : (typeof ACCESS)[Who]['visitor'] extends 'none'
    ? 'required'
    : 'optional'

/** `none`: a token is never sent; `optional`: sent where there is one; `required`: a visitor gets a 401. */
export function authOf(access: Access): Auth {
  if (access === 'anyone') return 'none'
  return ACCESS[access].visitor === 'none' ? 'required' : 'optional'
}

const RANKING = ['none', 'public', 'own', 'ownOrPublic', 'all'] as const satisfies Cell[]

/** Returns the most permissive cell of a row for a caller with these roles. */
export function cellFor(access: Access, roles: readonly Role[]): Cell {
  const cells = roles.map((role) => RANKING.indexOf(ACCESS[access][role]))
  return RANKING[Math.max(0, ...cells)] ?? 'none'
}
