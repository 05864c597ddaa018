import { isApiError } from './api-error.ts'
import { waitBeforeRepeat } from './back-off.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { within } from './limit.ts'
import type { Refresh } from './refresh.ts'
import type { Request } from './request.ts'
import type { Settings } from './settings.ts'
import { type Answer, send } from './transport.ts'

/** Makes a call: signed where that changes its answer, once more after a 401, and repeated as the settings allow. */
export function caller(settings: Settings, renew: Refresh['renew']) {
  // Calls open to visitors send no token: a sign-in must not carry the token of the previous session.
  const tokenFor = ({ route }: Request) =>
    route.access === 'anyone' ? undefined : settings.store.read()?.accessToken

  async function attempts(request: Request, signal: AbortSignal): Promise<Answer> {
    let renewed = false
    let repeated = 0
    for (;;) {
      signal.throwIfAborted()
      const token = tokenFor(request)
      try {
        return await send(request, settings, { signal, token })
      } catch (problem) {
        if (!isApiError(problem)) throw problem
        if (problem.status === 401 && token && !renewed) {
          renewed = true
          if (await renew(token)) continue
        }
        const wait = waitBeforeRepeat(request.route, problem, { ...settings, repeated })
        if (wait === null) throw problem
        repeated += 1
        await settings.sleep(wait, signal)
      }
    }
  }

  return (given: Request): Promise<Answer> => {
    const { id: endpoint, route, options } = given
    const { signal, timeout = settings.timeout } = options
    const key = route.repeat === 'keyed' ? (options.key ?? newIdempotencyKey()) : undefined
    const request = { ...given, options: { ...options, key } }
    return within({ endpoint, signal, timeout, sleep: settings.sleep }, (ending) => attempts(request, ending))
  }
}
