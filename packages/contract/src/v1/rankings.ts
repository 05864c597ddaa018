import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as ranking from '../schemas/inputs/ranking.ts'

const { rankings } = routes

export const rankingsEndpoints = {
  list: endpoint(rankings.list, {
    summary: 'Swimmers by their best published result on a distance, or by points over distances',
    query: ranking.RankingsQuery,
    response: responses.rankings.list,
    cache: 'public',
    extension: true,
  }),
  mine: endpoint(rankings.mine, {
    summary: "Places of the account's own swimmers in a ranking",
    query: ranking.RankingFilter,
    response: responses.rankings.mine,
    extension: true,
  }),
  compare: endpoint(rankings.compare, {
    summary: 'Two to four swimmers with their best results by distance',
    query: ranking.CompareQuery,
    response: responses.rankings.compare,
    reasons: ['swimmer_not_found'],
    cache: 'public',
    extension: true,
  }),
}
