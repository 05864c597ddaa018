/** The form of a series: lists of numbers and codes are typed as text. */

import type { Series } from '@polynya/contract'
import type { SeriesScoring } from '@polynya/domain'

export interface SeriesValues {
  readonly name: string
  readonly nameEn: string
  readonly season: string
  readonly stages: string[]
  readonly rules: {
    readonly scoring: SeriesScoring
    readonly placeValues: string
    readonly startsPerStage: string
    readonly stagesCounted: string
    readonly distances: string
  }
}

/** Values of a common cup: places score, everything counts. */
const NEW_RULES = {
  scoring: 'places',
  placeValues: '25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1',
  startsPerStage: '',
  stagesCounted: '',
  distances: '',
} as const

export function valuesOf(series: Series | null, season: string): SeriesValues {
  if (!series) return { name: '', nameEn: '', season, stages: [], rules: NEW_RULES }
  const { scoring, placeValues, startsPerStage, stagesCounted, distances } = series.rules
  return {
    ...{ name: series.name, nameEn: series.nameEn ?? '', season: series.season },
    stages: series.stages.map(({ eventId }) => String(eventId)),
    rules: {
      scoring,
      placeValues: placeValues.join(', '),
      startsPerStage: startsPerStage === null ? '' : String(startsPerStage),
      stagesCounted: stagesCounted === null ? '' : String(stagesCounted),
      distances: distances.join(', '),
    },
  }
}

/** The body that the values make; what is no number stays what it is, so that the schema names it. */
export function inputOf({ name, nameEn, season, stages, rules }: SeriesValues) {
  return {
    ...(name && { name }),
    nameEn: nameEn || null,
    season,
    stages: stages.map(Number),
    rules: {
      scoring: rules.scoring,
      placeValues: partsOf(rules.placeValues).map(numberIn),
      startsPerStage: rules.startsPerStage === '' ? null : numberIn(rules.startsPerStage),
      stagesCounted: rules.stagesCounted === '' ? null : numberIn(rules.stagesCounted),
      distances: partsOf(rules.distances),
    },
  }
}

const partsOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
const numberIn = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)
