import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'

const { checks } = routes

export const checksEndpoints = {
  get: endpoint(checks.get, {
    summary: 'The document with a check code, as it is printed or typed',
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
    response: responses.checks.get,
    reasons: ['check_code_not_found'],
    extension: true,
  }),
}
