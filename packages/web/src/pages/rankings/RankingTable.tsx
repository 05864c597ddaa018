import type { RankingRow } from '@polynya/contract'
import { RankingTable as Table, useWords } from '@polynya/ui'
import { resultsHref } from '../../features/rankings/BestEvent.tsx'
import { useModalHref } from '../../infrastructure/addresses/use-modal-href.ts'
import { COMPARED } from './ranking-search.ts'

interface Props {
  readonly caption: string
  readonly rows: readonly RankingRow[]
  readonly isBusy: boolean
  /** IDs of the account's own swimmers. */
  readonly own: ReadonlySet<number>
  readonly compared: readonly number[]
  readonly onCompare: (ids: readonly number[]) => void
}

/** One page of a ranking, own swimmers highlighted. */
export function RankingTable({ compared, onCompare, ...shown }: Props) {
  const { t } = useWords()
  const hrefOf = useModalHref()
  const compare = (id: number) =>
    onCompare(compared.includes(id) ? compared.filter((each) => each !== id) : [...compared, id])
  return (
    <Table
      {...shown}
      hrefOf={hrefOf}
      eventHrefOf={resultsHref}
      below={({ swimmerId }, name) => (
        <label className="ranking-compare">
          <input
            type="checkbox"
            checked={compared.includes(swimmerId)}
            disabled={compared.length >= COMPARED.max && !compared.includes(swimmerId)}
            onChange={() => compare(swimmerId)}
          />
          <span aria-hidden="true">{t('rankings:compare')}</span>
          <span className="visually-hidden">{t('rankings:compareName', { name })}</span>
        </label>
      )}
    />
  )
}
