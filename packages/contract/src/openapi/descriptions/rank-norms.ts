/** Descriptions of the fields of rank norms. */

import type { FieldDescriptions } from './fields.ts'

export const RANK_NORM_FIELDS: FieldDescriptions = {
  'rankNorms.years.response.years': 'Years of norms, newest first',
  'rankNorms.years.response.years.year': 'Calendar year of the norms',
  'rankNorms.get.response.year': 'Calendar year of the norms',
  'rankNorms.get.response.norms': 'Norms in the order of distances, from the highest rank down',
  'rankNorms.importFile.query.dryRun': 'Whether only to check the file',
  'rankNorms.importFile.query.isSample': 'Whether the norms are samples, which no state act contains',
  'rankNorms.importFile.response.norms': 'Number of norms by rank, the highest first',
  'norms.rank': 'Sport rank',
  'norms.gender': 'Gender: 1 men, 2 women',
  'norms.courseMetres': 'Length of the course in metres; null in open water',
  'norms.time': 'Slowest time that fulfils the norm, `mm:ss.hh`',
  'norms.minAge': 'Age from which the rank is given, in whole years on the day of the start',
  'rankNorms.response.count': 'Number of norms of the year',
  'norms.count': 'Number of norms of the rank',
  'leftOut.what': 'Distance by the words of the file',
  'leftOut.count': 'Number of its norms',
  isSample: 'Whether they are samples, which no state act contains',
  importedAt: 'When the norms were imported',
  leftOut: 'What is not swum here, such as `100 BACK`, with the number of its norms',
}
