import { describe, expect, it } from 'vitest'
import { passwords } from './password.ts'

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

describe('passwords', () => {
  it('are hashed by argon2id as OWASP recommends: 19 MiB, two passes, one lane', async () => {
    expect(await passwords().hash('ice water 25 m')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('match their own hash only, whatever it cost', async () => {
    const stored = await passwords(CHEAP).hash('ice water 25 m')
    const { matches } = passwords()
    expect(await matches('ice water 25 m', stored)).toBe(true)
    expect(await matches('ice water 50 m', stored)).toBe(false)
    expect(await matches('ice water 25 m', null)).toBe(false)
  })

  it('are hashed again once their hash had other costs', async () => {
    const [today, cheap] = [passwords(), passwords(CHEAP)]
    const stored = await cheap.hash('ice water 25 m')
    expect([today.isOutdated(stored), cheap.isOutdated(stored)]).toEqual([true, false])
    expect(today.isOutdated(await today.hash('ice water 25 m'))).toBe(false)
  })
})
