import { type Finding, MAX_FINDINGS } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'

/** What a check found: the number of rows at fault and the first of them. */
export interface Found {
  readonly total: number
  readonly findings: readonly Finding[]
}

/** Counts findings, and keeps the first of them. */
export const foundOf = (findings: readonly Finding[]): Found => ({
  total: findings.length,
  findings: findings.toSorted((one, other) => one.id - other.id).slice(0, MAX_FINDINGS),
})

/** Runs a check in a transaction that reads one state of the data. The seed decides on the sample. */
export type Check = (tx: Tx, seed: string) => Promise<Found>
