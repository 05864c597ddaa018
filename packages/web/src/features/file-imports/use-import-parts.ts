import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { administers } from '../../infrastructure/session/administers.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/**
 * Returns parts of a page that import files, fetched with their texts for administrators without a region alone;
 * undefined for others and until then.
 */
export function useImportParts<Parts>(name: string, load: () => Promise<Parts>): Parts | undefined {
  const { words } = useApp()
  const { data } = useQuery({
    queryKey: keys.code(name),
    async queryFn() {
      const [parts] = await Promise.all([load(), words.load(['administration', 'errors'])])
      return parts
    },
    enabled: administers(useUser(), null),
    meta: { isForAll: true },
  })
  return data
}
