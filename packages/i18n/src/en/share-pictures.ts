import type { Translated } from '../catalogue.ts'
import type { sharePictures as original } from '../ru/share-pictures.ts'

export const sharePictures = {
  title: '{{name}} – {{event}}',
  states: { preliminary: 'Preliminary results', official: 'Official results' },
  points_one: '{{count, number}} point',
  points_other: '{{count, number}} points',
  bests: 'Best times: {{times}}',
  moreDistances_one: 'and {{count}} more distance',
  moreDistances_other: 'and {{count}} more distances',
  moreResults_one: 'and {{count}} more result',
  moreResults_other: 'and {{count}} more results',
  moreRecords_one: 'and {{count}} more record',
  moreRecords_other: 'and {{count}} more records',
} satisfies Translated<typeof original>
