/** Structured logs: one line of JSON for what changed something or failed, without secrets or personal data. */

import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'

export type Logger = FastifyBaseLogger

/**
 * A log on standard error, so that standard output stays for what people read.
 * @param fields what every line has besides its own
 */
export function logger({ logLevel }: Pick<Config, 'logLevel'>, fields?: () => object): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      ...(fields && { mixin: fields }),
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.refreshToken'],
    },
    pino.destination({ fd: 2, sync: false }),
  )
}

/** Addresses without their query: it may hold names that people search for. */
const pathOf = (url: string) => url.split('?')[0]

/** One line a request: reads that went well only when debugging. */
export function requestLog(app: FastifyInstance, { logLevel }: Pick<Config, 'logLevel'>) {
  const everything = logLevel === 'debug' || logLevel === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    const isQuiet = request.method === 'GET' && reply.statusCode < 400
    if (!isQuiet) app.log.info(lineOf(request, reply), 'answered')
    else if (everything) app.log.debug(lineOf(request, reply), 'answered')
    done()
  })
}

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  requestId: request.id,
  method: request.method,
  path: pathOf(request.url),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  account: request.caller?.account?.id,
})
