import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRegistryId, REGISTRY_KEY_LENGTH, registryId, registryPrefix } from './registry-id.ts'
import { aName } from './testing/arbitraries.ts'

const aSerial = fc.integer({ min: 1, max: 999_999 })

describe('A registry ID', () => {
  it('generated here matches the pattern for any last name', () => {
    const anyText = fc.oneof(aName(), fc.string({ unit: 'binary' }))
    fc.assert(fc.property(anyText, aSerial, (lastName, serial) => isRegistryId(registryId(lastName, serial))))
  })

  it('is found by its first four letters and never contains a dash', () => {
    fc.assert(
      fc.property(aName(), aSerial, (lastName, serial) => {
        const id = registryId(lastName, serial)
        expect(id.slice(0, REGISTRY_KEY_LENGTH)).toBe(registryPrefix(lastName))
        expect(id).not.toContain('-')
      }),
    )
  })

  it.each([
    ['Петров', 'PETR'],
    ['Petrov', 'PETR'],
    ['Ли', 'LIXX'],
    ['Ёлкин', 'ELKI'],
    ['Щука', 'SHCH'],
    ["O'Brien", 'OBRI'],
    ['Nguyễn', 'NGUY'],
    ['王', 'XXXX'],
    ['', 'XXXX'],
  ])('of %j starts with %s', (lastName, prefix) => {
    expect(registryPrefix(lastName)).toBe(prefix)
  })

  it('has six digits', () => {
    expect(registryId('Petrov', 4217)).toBe('PETR004217')
    for (const serial of [0, -1, 1.5, 1_000_000, Number.NaN]) {
      expect(() => registryId('Petrov', serial)).toThrow(RangeError)
    }
  })

  it('assigned by the federation is preserved', () => {
    expect(['PETR1', 'PETR004217', 'ABCDE12', 'ABCD123456789012'].filter(isRegistryId)).toHaveLength(4)
    const refused = [
      'PETR',
      'petr004217',
      'PETR-004217',
      'PET1004217',
      'ABCD1234567890123',
      'ПЕТР004217',
      'T',
      '',
    ]
    expect(refused.filter(isRegistryId)).toEqual([])
  })
})
