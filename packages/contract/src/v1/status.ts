import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'

export const statusEndpoints = {
  get: endpoint(routes.status.get, {
    summary: 'State of the installation with what its operator should look at',
    scopes: ['audit'],
    response: responses.status.get,
    extension: true,
  }),
}
