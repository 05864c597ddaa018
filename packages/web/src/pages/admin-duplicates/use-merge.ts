import type { DoubleResult, MergeField, Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettled } from '../../features/custody/use-custody.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { differencesOf, usualSide } from './merge-choices.ts'

export type Side = 'one' | 'other'

/** What is chosen of two profiles, and how to make one of them. */
export function useMerge(two: Readonly<Record<Side, Swimmer>>, doubles: readonly DoubleResult[]) {
  const words = useWords()
  const { client, queryClient } = useApp()
  const settled = useSettled()
  const navigate = useNavigate()
  const differences = differencesOf(two.one, two.other, words)
  const [survivor, setSurvivor] = useState<Side>(
    two.one.userId === null && two.other.userId ? 'other' : 'one',
  )
  const [sides, setSides] = useState<Readonly<Partial<Record<MergeField, Side>>>>(() =>
    Object.fromEntries(differences.map((each) => [each.field, usualSide(each, words.t('custody:nothing'))])),
  )
  const owners = [...new Set([two.one.userId, two.other.userId].filter((id) => typeof id === 'number'))]
  const [userId, setUserId] = useState<number | undefined>(owners.length > 1 ? undefined : owners[0])
  const [resultsOf, setResultsOf] = useState<Readonly<Record<number, Side>>>({})
  const loser = survivor === 'one' ? 'other' : 'one'

  async function merge() {
    const seen = ({ id, updatedAt = '' }: Swimmer) => ({ id, updatedAt })
    const take = differences.map(({ field }) => field).filter((field) => sides[field] === loser)
    const body = {
      survivor: seen(two[survivor]),
      loser: seen(two[loser]),
      take,
      ...(userId !== undefined && { userId }),
      resultsOf: doubles.flatMap(({ distanceId }) => {
        const side = resultsOf[distanceId]
        return side ? [{ distanceId, swimmerId: two[side].id }] : []
      }),
    }
    try {
      await client.swimmers.merge({ body })
    } catch (error) {
      // Results that were recorded meanwhile are to be chosen from too.
      const queryKey = keys.custody.mergeResults(two.one.id, two.other.id)
      await queryClient.invalidateQueries({ queryKey })
      throw error
    }
    settled((speak) => ({ text: speak('custody:merge.merged') }), {
      list: 'candidates',
      isGone: ({ one, other }) => [one.id, other.id].includes(two[loser].id),
    })
    await navigate({ href: '/admin/duplicates' })
  }

  return {
    differences,
    owners,
    survivor,
    loser,
    setSurvivor,
    sides,
    choose: (field: MergeField, side: Side) => setSides({ ...sides, [field]: side }),
    userId,
    setUserId,
    /** The side whose result counts, by distance ID. */
    resultsOf,
    chooseResult: (distanceId: number, side: Side) => setResultsOf({ ...resultsOf, [distanceId]: side }),
    merge,
  } as const
}

export type Merge = ReturnType<typeof useMerge>
