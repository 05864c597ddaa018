import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'

/** Loads with the list of tokens, which has no use without a network. */
const partQuery = queryOptions({
  queryKey: keys.code('tokens'),
  meta: { isForAll: true },
  queryFn: () => import('./Tokens.tsx'),
})

export function TokensPart() {
  const { t } = useWords()
  return (
    <Loaded query={partQuery} failed={t('account:tokens.failed')}>
      {({ Tokens }) => <Tokens />}
    </Loaded>
  )
}
