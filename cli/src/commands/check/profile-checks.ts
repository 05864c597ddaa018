import { PAGE_SIZE } from '@polynya/domain'
import { type Checked, type Finding, finding } from './finding.ts'

const counted = (check: 'changes' | 'duplicates', total: number): Finding[] =>
  total > 0 ? [finding(check, { count: total })] : []

/** Profiles that their owners have not confirmed; after a day they are deleted. */
export async function unconfirmed({ client, isNarrow }: Checked): Promise<Finding[]> {
  if (isNarrow) return []
  const found: Finding[] = []
  for await (const { id, iwsaid } of client.swimmers.unconfirmed.items({ query: { limit: PAGE_SIZE.max } }))
    found.push(finding('unconfirmed', { id, name: iwsaid }))
  return found
}

/** Requests to change identities that wait for a decision. */
export async function changes({ client, isNarrow }: Checked): Promise<Finding[]> {
  if (isNarrow) return []
  const { total } = await client.swimmers.changes({ query: { limit: 1 } })
  return counted('changes', total)
}

/** Pairs of profiles that may be one person. */
export async function duplicates({ client, isNarrow }: Checked): Promise<Finding[]> {
  if (isNarrow) return []
  const { total } = await client.swimmers.candidates({ query: { limit: 1 } })
  return counted('duplicates', total)
}
