import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIST_CODES, distanceOf, findDistCode, isRelay, legsOf, relaySize } from './distances.ts'

const aDistCode = fc.constantFrom(...DIST_CODES)

describe('Distance codes', () => {
  it('are those of the federation', () => {
    const specified = `25FR 50FR 100FR 200FR 400FR 450FR 800FR 1000FR 25BR 50BR 100BR 200BR 25FLY 50FLY
      4x25FR 4x25BR 4x25MX 300OW 1200OW TShow YS SL PB MS3K MS6K G-DNR G-BQ G-TR GTO RVOW J1K J2K J3K JVK`
    expect([...DIST_CODES].sort()).toEqual(specified.split(/\s+/).sort())
  })

  it('are matched case-insensitively', () => {
    const inAnyCase = aDistCode.chain((code) =>
      fc.array(fc.boolean(), { minLength: code.length, maxLength: code.length }).map((upper) => ({
        code,
        text: [...code].map((c, i) => (upper[i] ? c.toUpperCase() : c.toLowerCase())).join(''),
      })),
    )
    fc.assert(fc.property(inAnyCase, ({ code, text }) => findDistCode(text) === code))
  })

  it.each(['', '75FR', '4x50FR', ' 50FR', 'constructor', '__proto__'])('do not include %j', (text) => {
    expect(findDistCode(text)).toBeNull()
  })

  it('that start with a number of metres are that long', () => {
    for (const code of DIST_CODES.filter((c) => /^\d+[A-Z]/.test(c))) {
      expect(distanceOf(code).metres).toBe(Number.parseInt(code, 10))
    }
  })
})

describe('A relay', () => {
  it('has an x after the number of its legs', () => {
    expect(DIST_CODES.filter(isRelay)).toEqual(['4x25FR', '4x25BR', '4x25MX'])
    fc.assert(fc.property(aDistCode, (code) => relaySize(code) === (isRelay(code) ? 4 : 1)))
  })

  it('has a stroke for each leg; other distances have no legs', () => {
    fc.assert(fc.property(aDistCode, (code) => legsOf(code).length === (isRelay(code) ? relaySize(code) : 0)))
  })

  it('swims one stroke, or fly, breast, free, free if it is mixed', () => {
    expect(legsOf('4x25BR')).toEqual(['breast', 'breast', 'breast', 'breast'])
    expect(legsOf('4x25MX')).toEqual(['fly', 'breast', 'free', 'free'])
  })
})
