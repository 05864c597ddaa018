import type { User } from '@polynya/contract'
import type { ApiError } from './api-error.ts'
import { userOf } from './claims.ts'
import type { Session } from './client-shape.ts'
import { revoke } from './own-calls.ts'
import { type Refresh, refreshWith } from './refresh.ts'
import type { Settings } from './settings.ts'

export function sessionWith(settings: Settings): { session: Session; renew: Refresh['renew'] } {
  const { store } = settings
  const user = rememberedUser(() => store.read()?.accessToken)
  const losses = listeners<ApiError>()
  const changes = listeners<User | null>(() => store.subscribe?.(notifyChange))
  let notified = user()

  function notifyChange() {
    if (user() === notified) return
    notified = user()
    changes.notify(notified)
  }

  const { renew, invalidate } = refreshWith(settings, (refusal) => {
    if (refusal) losses.notify(refusal)
    notifyChange()
  })

  async function signOut() {
    const leaving = user()?.id
    const refreshToken = store.read()?.refreshToken
    if (refreshToken) {
      invalidate(refreshToken)
      await revoke(settings, refreshToken).catch(() => undefined)
    }
    // Another user may have signed in during the request.
    if (user()?.id === leaving) store.clear()
    notifyChange()
  }

  const session: Session = {
    get user() {
      return user()
    },
    signIn(tokens) {
      store.write(tokens)
      notifyChange()
    },
    signOut,
    async refresh() {
      const accessToken = store.read()?.accessToken
      if (accessToken) await renew(accessToken)
    },
    onChange: changes.add,
    onLost: losses.add,
  }
  return { session, renew }
}

/** Listeners of one kind; `watch` is called with the first listener and returns an unsubscribe function. */
function listeners<T>(watch?: () => (() => void) | undefined) {
  const all = new Set<(value: T) => void>()
  let stop: (() => void) | undefined
  return {
    add(listener: (value: T) => void) {
      all.add(listener)
      stop ??= watch?.()
      return () => {
        all.delete(listener)
        if (all.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    /** A listener that throws must not break the call that notifies it. */
    notify(value: T) {
      for (const listener of all) queueMicrotask(() => listener(value))
    },
  }
}

/** Decodes the user again only if the token has changed, and returns the same object if its data have not. */
function rememberedUser(accessToken: () => string | undefined): () => User | null {
  let token: string | undefined
  let user: User | null = null
  return () => {
    const current = accessToken()
    if (current !== token) {
      token = current
      const decoded = userOf(current)
      if (JSON.stringify(decoded) !== JSON.stringify(user)) user = decoded
    }
    return user
  }
}
