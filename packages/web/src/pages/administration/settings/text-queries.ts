import type { TextName, TextVersion, WholeTextVersion } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../../infrastructure/api/query-cache.ts'

type Versions = { readonly versions: readonly TextVersion[] }

export const versionsQuery = ({ site }: Client, name: TextName): Query<Versions> => ({
  key: `site.textVersions:${name}`,
  load: (signal) => site.textVersions({ params: { name } }, { signal }),
})

export const versionQuery = ({ site }: Client, name: TextName, version: number): Query<WholeTextVersion> => ({
  key: `site.textVersion:${name}:${version}`,
  load: (signal) => site.textVersion({ params: { name, version } }, { signal }),
})
