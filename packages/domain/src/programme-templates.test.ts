import { expect, it } from 'vitest'
import { isRelay } from './distances.ts'
import { PROGRAMME_TEMPLATES } from './programme-templates.ts'

it.each(Object.entries(PROGRAMME_TEMPLATES))(
  'template %s has each distance of an offer once a gender, and relays in relay offers alone',
  (_, offers) => {
    for (const { kind, distances } of offers) {
      const rows = distances.map(({ distCode, gender }) => `${distCode} ${gender}`)
      expect(new Set(rows).size).toBe(rows.length)
      expect(rows.length).toBeGreaterThan(0)
      expect(distances.filter(({ distCode }) => isRelay(distCode) !== (kind === 'relay'))).toEqual([])
    }
  },
)

it('the standard template has 25 to 200 m for women and men', () => {
  const [{ distances }] = PROGRAMME_TEMPLATES.standard
  for (const gender of [1, 2]) {
    const codes = distances.filter((row) => row.gender === gender).map(({ distCode }) => distCode)
    expect(codes.slice(0, 4)).toEqual(['25FR', '50FR', '100FR', '200FR'])
  }
})
