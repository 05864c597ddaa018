/** What the changes of records have in common. */

import type { FederationRecord } from '@polynya/contract'
import { holderName, useWords } from '@polynya/ui'
import { distanceName } from '../../features/events/distance-name.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import type { App } from '../../infrastructure/context/app-context.ts'

/** Shows changed records at once. */
export async function recordsChanged({ queryClient }: Pick<App, 'queryClient'>): Promise<void> {
  await refreshCached('records')
  await queryClient.invalidateQueries({ queryKey: keys.records.all })
}

/** Returns the name of a record: distance, group, time and holder. */
export function useRecordName(record: FederationRecord): string {
  const words = useWords()
  const holder = holderName(record, words.language)?.text
  return [distanceName(record, words), record.ageGroup, record.time, holder].filter(Boolean).join(', ')
}
