import type { ResultList } from '@polynya/contract'
import { INFRINGEMENT_CODES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { InfringementCodes } from './InfringementCodes.tsx'

/** Explains the codes of penalties and disqualifications that lists contain. */
export function ResultKey({ lists }: { readonly lists: readonly ResultList[] }) {
  const { t } = useWords()
  const used = new Set<string>(
    lists.flatMap(({ results }) =>
      results.flatMap(({ code, penalties }) => [
        ...(code ? [code] : []),
        ...penalties.map((each) => each.code),
      ]),
    ),
  )
  const codes = INFRINGEMENT_CODES.filter((code) => used.has(code))
  if (codes.length === 0) return null
  return (
    <section className="result-key">
      <h3>{t('results:explained')}</h3>
      <InfringementCodes codes={codes} />
      <p className="note">{t('results:checkWithFederation')}</p>
    </section>
  )
}
