import type { FastifyInstance } from 'fastify'
import { fail } from '../failure.ts'

/** Returns the data of a public call by its path; fails with `not_found` if a visitor may see no such thing. */
export type VisitorData = (ip: string, path: string) => Promise<unknown>

/** Data for pages that the server renders: the responses of the API itself, of what a visitor may see. */
export const visitorData =
  (app: FastifyInstance): VisitorData =>
  async (ip, path) => {
    const { statusCode, body } = await app.inject({ url: path, remoteAddress: ip })
    if (statusCode === 200) return JSON.parse(body).data
    if (statusCode === 404 || statusCode === 400) return fail('not_found')
    throw new Error(`${path} of a page: ${statusCode}`)
  }
