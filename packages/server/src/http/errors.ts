/** Every way in which a request can fail, as the envelope of the contract. */

import { type ErrorBody, REASONS, type Reason } from '@polynya/contract'
import type { Translate } from '@polynya/i18n/catalogues'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure.ts'
import { callOf } from './count-requests.ts'
import type { ErrorLog } from './error-log.ts'
import { languageOf } from './language.ts'
import { isPassing } from './passing-faults.ts'

/** What Fastify and its plugins call what is wrong with a request, in our words. */
const REASON_BY_CODE: Readonly<Record<string, Reason>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable_body',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'file_missing',
}

/** The reason of anything thrown while a request was answered. */
export function reasonOf(problem: unknown): Reason {
  if (problem instanceof Failure) return problem.reason
  const { code, statusCode } = problem as Partial<FastifyError>
  const known = code && REASON_BY_CODE[code]
  if (known) return known
  if (isPassing(problem)) return 'unavailable'
  return statusCode && statusCode >= 400 && statusCode < 500 ? 'unreadable_body' : 'internal'
}

/** Sends a failure as the envelope `{ error }`. */
export type SendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => FastifyReply

/** Returns what the envelope of a failure holds, with the message in the language of the words. */
export const envelopeOf = (
  { reason, details }: Pick<Failure, 'reason' | 'details'>,
  { words, requestId }: { readonly words: Translate; readonly requestId: string },
): ErrorBody => ({
  code: REASONS[reason].status,
  message: words(`errors:reasons.${reason}`, { ...details.fields }),
  reason,
  ...(details.issues && { issues: details.issues }),
  ...(details.fields && { fields: details.fields }),
  requestId,
})

/** Returns a sender that writes messages in the caller's language. */
export function failureSender(words: Deps['words']): SendFailure {
  return (request, reply, { reason, details }) => {
    const error = envelopeOf(
      { reason, details },
      { words: words[languageOf(request)], requestId: request.id },
    )
    const { status } = REASONS[reason]
    const pause = reason === 'rate_limited' ? 1 : status === 503 ? 5 : null
    if (pause !== null) reply.header('retry-after', String(details.fields?.seconds ?? pause))
    reply.header('cache-control', 'no-store')
    return reply.code(status).send({ error })
  }
}

/** Answers whatever is thrown while a request is answered. */
export function answerFailures(app: FastifyInstance, send: SendFailure, errors: ErrorLog) {
  app.setErrorHandler((problem, request, reply) => {
    const reason = reasonOf(problem)
    // A limit that is reached is no fault: its clients try again and again.
    const isFault = REASONS[reason].status >= 500 && reason !== 'streams_full'
    if (isFault) request.log.error({ err: problem, requestId: request.id }, 'failed')
    if (reason === 'internal' || reason === 'unavailable')
      errors.record({ call: callOf(request), requestId: request.id, problem })
    return send(request, reply, problem instanceof Failure ? problem : new Failure(reason))
  })
}
