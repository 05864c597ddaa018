import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { RankNormImportQuery, RankNormParams } from '../schemas/inputs/rank-norm.ts'
import { Upload } from '../schemas/inputs/scalars.ts'

const { rankNorms } = routes

export const rankNormsEndpoints = {
  years: endpoint(rankNorms.years, {
    summary: 'Years of rank norms, newest first',
    response: responses.rankNorms.years,
    cache: 'public',
    extension: true,
  }),
  get: endpoint(rankNorms.get, {
    summary: 'Rank norms of a year, in the order of distances and ranks',
    params: RankNormParams,
    response: responses.rankNorms.get,
    reasons: ['norm_year_not_found'],
    cache: 'public',
    extension: true,
  }),
  importFile: endpoint(rankNorms.importFile, {
    summary: 'Replace the norms of a year by a CSV or Lenex file; a file with an error changes nothing',
    params: RankNormParams,
    query: RankNormImportQuery,
    body: Upload,
    response: responses.rankNorms.importFile,
    reasons: ['file_missing', 'file_empty', 'file_too_large'],
    extension: true,
  }),
  remove: endpoint(rankNorms.remove, {
    summary: 'Delete the norms of a year; those of the year before are in force again',
    params: RankNormParams,
    response: responses.rankNorms.remove,
    reasons: ['norm_year_not_found'],
    extension: true,
  }),
}
