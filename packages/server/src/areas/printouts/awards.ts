/** Who receives the diplomas or the certificates of an event, and what these say. */

import type { RankedResult, ResultList } from '@polynya/contract'
import { type DiplomaKind, type DiplomaValues, GENDERS, isAwarded, shownCheckCode } from '@polynya/domain'
import { achievementsIn } from './achievements.ts'
import { swimmerIds } from './diplomas.store.ts'
import type { PrintoutContext } from './printout-context.ts'
import type { PrintoutFilter } from './printout-filter.ts'
import type { PrintoutEvent } from './printouts.store.ts'
import { groupPlace, groupsOf, groupTitle, listsFor } from './protocols.ts'
import { distanceIn, nameIn, type Reading, regionIn } from './reading.ts'

type Person = Parameters<typeof nameIn>[1] & { readonly iwsaid: string }

/** A result of a person: a swimmer, or a member of a team. */
export interface Award {
  readonly list: ResultList
  /** Title of the group in which the place was awarded. */
  readonly group: string
  readonly result: RankedResult
  readonly place: number | null
  readonly person: Person
  /** Null of a member whose profile is gone. */
  readonly swimmerId: number | null
}

interface Awarding {
  readonly kind: DiplomaKind
  readonly filter: PrintoutFilter
  /** Whether results that are not official are included. */
  readonly withDrafts: boolean
}

/** Returns the awards of an event in the order of its programme, each group from the first place on. */
export async function awardsOf(
  context: PrintoutContext,
  { kind, filter, withDrafts }: Awarding,
): Promise<Award[]> {
  const { lists } = await listsFor(context, withDrafts)
  const awards = lists
    .filter(({ state, distanceId }) => {
      const isRequested = filter.distance === null || filter.distance === distanceId
      return isRequested && (withDrafts || state === 'official')
    })
    .flatMap((list) =>
      groupsOf(context, list).flatMap((group) =>
        group.results
          .map((result) => ({ list, result, place: groupPlace(result) }))
          .filter(({ result, place }) => isAwarded(kind, { place, status: result.status }))
          .flatMap((award) =>
            personsOf(award.result).map((person) => ({
              ...award,
              group: groupTitle(context.reading, list, group),
              person,
            })),
          ),
      ),
    )
    .filter((award) => passes(award, filter))
  const ids = await swimmerIds(
    context.db,
    awards.map(({ person }) => person.iwsaid),
  )
  return awards.map((award) => ({ ...award, swimmerId: ids.get(award.person.iwsaid) ?? null }))
}

function passes({ result: { starter }, person }: Pick<Award, 'result' | 'person'>, filter: PrintoutFilter) {
  const { gender, ageGroup, iwsaid } = filter
  return (
    (gender === null || (starter.team === null && starter.gender === gender)) &&
    (ageGroup === null || (starter.team === null && starter.ageGroup === ageGroup)) &&
    (iwsaid === null || person.iwsaid === iwsaid)
  )
}

/** Returns the swimmer of a result; of a team its members, or its captain until they are named. */
function personsOf({ starter }: RankedResult): Person[] {
  const members = starter.team?.teamMembers ?? []
  return members.length > 0
    ? members.map(({ iwsaId, ...member }) => ({ ...member, iwsaid: iwsaId }))
    : [starter]
}

interface Sheet {
  readonly event: PrintoutEvent
  /** Null of a document that has none yet. */
  readonly code: string | null
  readonly publicUrl: string
}

/** Returns what the fields of the document of an award say. */
export function valuesIn(reading: Reading, award: Award, sheet: Sheet): DiplomaValues {
  const { t, language } = reading
  const { list, result, place, person } = award
  const { starter } = result
  const { team, gender } = starter
  return {
    ...eventValuesIn(reading, sheet),
    name: nameIn(reading, person),
    team: team ? (language === 'ru' ? team.teamNameRu : team.teamNameEn) : '',
    place: String(place ?? ''),
    distance: distanceIn(reading, { distCode: list.distCode, gender: 0 }),
    gender: team ? '' : t(`sport:genders.${GENDERS[gender]}`),
    ageGroup: team ? '' : (starter.ageGroup ?? ''),
    time: result.finalTime ?? '',
    points: String(result.points ?? ''),
    rank: result.evskRank === null ? '' : t(`sport:ranks.${result.evskRank}.short`),
    record: achievementsIn(reading, { records: result.records, evskRank: null }).join(', '),
    club: starter.club ?? '',
    region: regionIn(reading, starter),
  }
}

/** Returns what every document of an event says. */
export function eventValuesIn({ t, language, formats }: Reading, { event, code, publicUrl }: Sheet) {
  const inRussian = language === 'ru'
  const { name, name_en, address, address_en, start_date, end_date } = event
  const shown = code === null ? null : shownCheckCode(code)
  return {
    event: (inRussian ? name : (name_en ?? name)) ?? '',
    dates: start_date === null ? '' : formats.dateRange(start_date, end_date ?? start_date),
    venue: (inRussian ? address : (address_en ?? address)) ?? '',
    code: shown ?? t('diplomas:noCode'),
    checkUrl: shown === null ? '' : `${publicUrl}/check/${shown}`,
  }
}
