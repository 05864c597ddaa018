import { hash, verify } from '@node-rs/argon2'
import { fail } from '../failure.ts'

/** Of argon2id: KiB of memory, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** As OWASP recommends. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Concurrency limit: a flood of sign-ins must not starve other calls of the processor. */
const AT_ONCE = 4
const WAITING = 50

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether it is the password; with no hash it takes as long and is not. */
  matches(password: string, hash: string | null): Promise<boolean>
  /** Whether a hash was made with other costs than today's. */
  isOutdated(hash: string): boolean
}

/** Hashes a few passwords at a time; fails with `rate_limited` when too many wait. */
export function passwords(cost = COST): Passwords {
  const inTurn = turnstile()
  const dummy = inTurn(() => hash('nobody has this password', cost))
  const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    async matches(password, stored) {
      const right = await inTurn(async () => verify(stored ?? (await dummy), password))
      return right && stored !== null
    },
    isOutdated: (stored) => !stored.startsWith(prefix),
  }
}

function turnstile() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) fail('rate_limited', { fields: { seconds: 1 } })
      await new Promise<void>((go) => waiting.push(go))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
