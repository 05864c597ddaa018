import type { DeskList, TimingProposal } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useId } from 'react'
import { distanceName } from '../../features/events/distance-name.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { DeskRow } from './DeskRow.tsx'
import type { DeskStart, DeskHeat as Heat } from './desk-heats.ts'
import type { Desk } from './use-desk.ts'
import { proposalOf } from './use-proposals.ts'

/** Letters that a reason of a correction needs at least. */
const SHORTEST_REASON = 3

interface Props {
  readonly heat: Heat
  /** The list that the page shows. */
  readonly list: DeskList
  readonly timeZone: string
  readonly desk: Desk
  readonly proposals: readonly TimingProposal[]
  readonly isSecond: boolean
  /** Why published results are corrected. */
  readonly changeReason: string
  readonly onEnd: () => void
}

/** The lanes of a heat, of all lists that swim in it. */
export function DeskHeat({ heat: { heat, mergedWith, starts }, ...props }: Props) {
  const { t } = useWords()
  const id = useId()
  const blocks = starts.flatMap(({ list }) => blockOf(list, props.changeReason) ?? [])
  return (
    <div className="desk-heat">
      <h3>{heat === null ? t('results:desk.noHeat') : t('results:desk.heat', { heat: String(heat) })}</h3>
      <MergedHeats heats={mergedWith} />
      {[...new Set(blocks)].map((block) => (
        <p key={block} id={`${id}${block}`} className="note">
          {t(`results:desk.blocked.${block}`)}
        </p>
      ))}
      <table>
        <thead>
          <tr>
            {(['lane', 'name', 'entry', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`results:desk.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start) => (
            <Start key={start.lane.starter.entryId} start={start} noteId={id} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Why nothing can be entered in the lanes of a list; null if it can. */
function blockOf({ isLocked, state }: DeskList, changeReason: string): 'locked' | 'noReason' | null {
  if (isLocked) return 'locked'
  return state !== 'empty' && changeReason.length < SHORTEST_REASON ? 'noReason' : null
}

type StartProps = Omit<Props, 'heat'> & {
  readonly start: DeskStart
  /** Prefix of the ids of the notes that say why lines are disabled. */
  readonly noteId: string
}

function Start({ start, noteId, list: shown, desk, proposals, isSecond, changeReason, ...rest }: StartProps) {
  const words = useWords()
  const { list, lane } = start
  const { distanceId, distCode, state } = list
  const { entryId } = lane.starter
  const isPublished = state !== 'empty'
  const block = blockOf(list, changeReason)
  return (
    <DeskRow
      {...rest}
      {...{ lane, distCode, isSecond }}
      distance={distanceId === shown.distanceId ? null : distanceName(list, words)}
      pending={desk.pending.get(entryId)}
      proposal={proposalOf(proposals, distanceId, lane)}
      blockedBy={block && `${noteId}${block}`}
      onEnter={(text, version, details) =>
        desk.enter({
          ...{ distanceId, entryId, text, version, isSecond, ...details },
          changeReason: isPublished ? changeReason : null,
        })
      }
      onForget={() => desk.forget(entryId)}
    />
  )
}

/** Links to the lists of the heats that swim together with a heat. */
function MergedHeats({ heats }: { readonly heats: Heat['mergedWith'] }) {
  const words = useWords()
  const { t } = words
  const { hrefOf } = useAddressQuery()
  if (heats.length === 0) return null
  return (
    <p className="note desk-merged">
      {t('results:desk.mergedWith')}
      {heats.map((each) => (
        <a
          key={`${each.distanceId} ${each.heat}`}
          href={hrefOf(new URLSearchParams({ distance: String(each.distanceId) }))}
        >
          {t('results:desk.mergedHeat', { distance: distanceName(each, words), heat: String(each.heat) })}
        </a>
      ))}
    </p>
  )
}
