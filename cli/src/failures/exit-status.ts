/** Exit statuses, for scripts. */

import { isApiError } from '@polynya/sdk/light'

export const EXIT = {
  ok: 0,
  failure: 1,
  usage: 2,
  partial: 3,
  signedOut: 4,
  forbidden: 5,
  notFound: 6,
  refused: 7,
  unknown: 8,
  unreachable: 9,
  found: 10,
  cancelled: 130,
} as const

export type Exit = keyof typeof EXIT

/** Exit status of a failed call, by the HTTP status of its reason. */
const BY_STATUS: Readonly<Record<number, Exit>> = {
  400: 'refused',
  401: 'signedOut',
  403: 'forbidden',
  404: 'notFound',
  405: 'failure',
  409: 'refused',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  408: 'unreachable',
  429: 'unreachable',
  500: 'failure',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
}

const BY_KIND = {
  network: 'unreachable',
  timeout: 'unreachable',
  aborted: 'cancelled',
  contract: 'failure',
} as const

/** Exit status for the HTTP status of a response. */
export const exitOfStatus = (status: number): Exit => BY_STATUS[status] ?? 'failure'

/** Exit status for any thrown value. */
export function exitOf(problem: unknown): Exit {
  if (problem instanceof Stop) return problem.exit
  if (!isApiError(problem)) return 'failure'
  if (problem.kind === 'http') return exitOfStatus(problem.status ?? 500)
  return problem.kind === 'contract' && problem.reason ? exitOfStatus(problem.code) : BY_KIND[problem.kind]
}

/** Ends a command on purpose; reported without a stack trace. */
export class Stop extends Error {
  override readonly name = 'Stop'
  readonly exit: Exit

  constructor(exit: Exit, message: string) {
    super(message)
    this.exit = exit
  }
}
