/**
 * Who may call: the role × call table as rows that endpoints name. Guards, the OpenAPI document and the test of
 * every cell derive from it. A caller with several roles has the best of their cells.
 */

/** `none` refused; `public` the public part; `own` own objects only; `ownOrPublic` own in full, others' public part. */
export type Cell = 'none' | 'public' | 'own' | 'ownOrPublic' | 'all'

export type Role = 'visitor' | 'account' | 'isRsf' | 'admin' | 'superAdmin'

export const ROLES = ['visitor', 'account', 'isRsf', 'admin', 'superAdmin'] as const satisfies Role[]

type Row = Readonly<Record<Role, Cell>>

const row = (visitor: Cell, account: Cell, isRsf: Cell, admin: Cell, superAdmin: Cell): Row => ({
  visitor,
  account,
  isRsf,
  admin,
  superAdmin,
})

/** The rows, from the most open to the most closed. */
export const ACCESS = {
  anyone: row('all', 'all', 'all', 'all', 'all'),
  publicPart: row('public', 'public', 'public', 'all', 'all'),
  ownOrPublic: row('public', 'ownOrPublic', 'ownOrPublic', 'all', 'all'),
  signedInPublic: row('none', 'public', 'public', 'all', 'all'),
  signedIn: row('none', 'all', 'all', 'all', 'all'),
  own: row('none', 'own', 'own', 'own', 'own'),
  ownOrAll: row('none', 'own', 'own', 'all', 'all'),
  admins: row('none', 'none', 'none', 'all', 'all'),
  superAdmins: row('none', 'none', 'none', 'none', 'all'),
} as const satisfies Record<string, Row>

export type Access = keyof typeof ACCESS

/** Whether a call can be made without signing in, and whether signing in changes its answer. */
export type Auth = 'none' | 'optional' | 'required'

/** `none`: a token is never sent; `optional`: sent where there is one; `required`: a visitor gets a 401. */
export function authOf(access: Access): Auth {
  if (access === 'anyone') return 'none'
  return ACCESS[access].visitor === 'none' ? 'required' : 'optional'
}
