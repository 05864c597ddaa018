import type { EventUpdate, EventView } from '@polynya/contract'
import { ADMISSION_KINDS, type AdmissionKind, type AdmissionTime, DEFAULT_ENTRY_RULES } from '@polynya/domain'
import {
  numberOf,
  numberOrNull,
  textOf,
  venueInstant,
  venueText,
} from '../../../infrastructure/forms/field-values.ts'

type Rules = EventView['entryRules']

export interface AgeSumValues {
  code: string
  minAge: string
  maxAge: string
}

export interface EnteringValues {
  entryRules: {
    minRank: string
    admissions: Record<AdmissionKind, boolean>
    admissionsAt: AdmissionTime
    relay: {
      minMen: string
      minWomen: string
      maxReserves: string
      oneTeamPerSwimmer: boolean
      ageSums: AgeSumValues[]
    }
    hasWaiting: boolean
    waiting: { limit: string; offerHours: string }
    waitingUntil: string
    changeUntil: string
    teamsUntil: string
    onSpot: boolean
  }
}

export const DEADLINES = ['waitingUntil', 'changeUntil', 'teamsUntil'] as const

export function enteringValues({ entryRules, timeZone }: EventView): EnteringValues {
  const { minRank, admissions, admissionsAt, relay, onSpot } = entryRules
  const waiting = entryRules.waiting ?? DEFAULT_ENTRY_RULES.waiting
  return {
    entryRules: {
      minRank: textOf(minRank),
      admissions: Object.fromEntries(
        ADMISSION_KINDS.map((kind) => [kind, admissions.includes(kind)]),
      ) as Record<AdmissionKind, boolean>,
      admissionsAt,
      relay: {
        minMen: textOf(relay.minMen),
        minWomen: textOf(relay.minWomen),
        maxReserves: textOf(relay.maxReserves),
        oneTeamPerSwimmer: relay.oneTeamPerSwimmer,
        ageSums: relay.ageSums.map(({ code, minAge, maxAge }) => ({
          code,
          minAge: textOf(minAge),
          maxAge: textOf(maxAge),
        })),
      },
      hasWaiting: entryRules.waiting !== null,
      waiting: { limit: textOf(waiting?.limit), offerHours: textOf(waiting?.offerHours) },
      waitingUntil: venueText(entryRules.waitingUntil, timeZone),
      changeUntil: venueText(entryRules.changeUntil, timeZone),
      teamsUntil: venueText(entryRules.teamsUntil, timeZone),
      onSpot,
    },
  }
}

export function enteringInput({ entryRules }: EnteringValues, { timeZone }: EventView): EventUpdate {
  const { minRank, admissions, admissionsAt, relay, hasWaiting, waiting, onSpot } = entryRules
  return {
    entryRules: {
      minRank: (minRank || null) as Rules['minRank'],
      admissions: ADMISSION_KINDS.filter((kind) => admissions[kind]),
      admissionsAt,
      relay: {
        minMen: numberOf(relay.minMen),
        minWomen: numberOf(relay.minWomen),
        maxReserves: numberOf(relay.maxReserves),
        oneTeamPerSwimmer: relay.oneTeamPerSwimmer,
        ageSums: relay.ageSums.map(({ code, minAge, maxAge }) => ({
          code: code.trim(),
          minAge: numberOf(minAge),
          maxAge: numberOrNull(maxAge),
        })),
      },
      waiting: hasWaiting
        ? { limit: numberOrNull(waiting.limit), offerHours: numberOf(waiting.offerHours) }
        : null,
      waitingUntil: venueInstant(entryRules.waitingUntil, timeZone),
      changeUntil: venueInstant(entryRules.changeUntil, timeZone),
      teamsUntil: venueInstant(entryRules.teamsUntil, timeZone),
      onSpot,
    },
  }
}
