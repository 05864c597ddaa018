import type { TextName } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'

export const versionsQuery = ({ site }: Client, name: TextName) =>
  queryOptions({
    queryKey: keys.site.textVersions(name),
    queryFn: ({ signal }) => site.textVersions({ params: { name } }, { signal }),
  })

export const versionQuery = ({ site }: Client, name: TextName, version: number) =>
  queryOptions({
    queryKey: keys.site.textVersion(name, version),
    queryFn: ({ signal }) => site.textVersion({ params: { name, version } }, { signal }),
  })
