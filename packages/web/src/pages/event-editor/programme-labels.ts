import { useWords } from '@polynya/ui'
import type { ProgrammeValues } from './programme-values.ts'

/** The fields of an offer, in the order in which they are shown. */
const OFFER_FIELDS = [
  'kind',
  'name',
  'nameEn',
  'regStartDate',
  'regEndDate',
  'slotLimit',
  'reserved',
] as const

/** The fields of a distance, in the order in which they are shown. */
export const DISTANCE_FIELDS = [
  'distCode',
  'id',
  'gender',
  'session',
  'minAge',
  'maxAge',
  'slotLimit',
  'reserved',
  'divisions',
  'paraGroups',
] as const

/** Each field of a programme by the offer and the distance that it stands in. */
export function useProgrammeLabels({ programData }: ProgrammeValues): Record<string, string> {
  const { t } = useWords()
  const label = (field: (typeof OFFER_FIELDS)[number] | (typeof DISTANCE_FIELDS)[number]) =>
    t(`eventEditor:programme.${field}`)
  return Object.fromEntries(
    programData.flatMap(({ children }, index) => {
      const path = `programData.${index}`
      const offer = t('eventEditor:programme.offer', { number: index + 1 })
      const ofDistances = children.flatMap((_, place) => {
        const name = `${offer}, ${t('eventEditor:programme.distance', { number: place + 1 })}`
        return DISTANCE_FIELDS.map((field) => [
          `${path}.children.${place}.${field}`,
          `${name}. ${label(field)}`,
        ])
      })
      return [
        ...OFFER_FIELDS.map((field) => [`${path}.${field}`, `${offer}. ${label(field)}`]),
        ...ofDistances,
      ]
    }),
  )
}
