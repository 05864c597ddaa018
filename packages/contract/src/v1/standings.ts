import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { MedalsQuery } from '../schemas/inputs/medals.ts'

const { standings } = routes

export const standingsEndpoints = {
  medals: endpoint(standings.medals, {
    summary: 'Medals and points of clubs, regions or countries at an event or in a season',
    query: MedalsQuery,
    response: responses.standings.medals,
    cache: 'public',
    extension: true,
  }),
}
