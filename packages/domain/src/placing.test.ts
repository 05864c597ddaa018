import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Places, placed, type Ranked } from './placing.ts'
import { RESULT_STATUSES } from './results.ts'

const aRanked: fc.Arbitrary<Ranked> = fc.record({
  status: fc.constantFrom(...RESULT_STATUSES),
  finalTimeCs: fc.option(fc.integer({ min: 1000, max: 1010 })),
  gender: fc.constantFrom(1, 2, null),
  ageGroup: fc.option(fc.constantFrom('E1', 'E2')),
  division: fc.option(fc.constantFrom('general', 'wetsuit')),
  paraGroup: fc.option(fc.constantFrom('P1', 'P2')),
})
const results = fc.array(aRanked, { maxLength: 30 })

const aResult = (more: Partial<Ranked>): Ranked => ({
  status: 'finished',
  finalTimeCs: 4150,
  gender: 2,
  ageGroup: 'E1',
  division: null,
  paraGroup: null,
  ...more,
})

describe('places', () => {
  it('are one more than the number of faster results in the same ranking', () => {
    fc.assert(
      fc.property(results, (all) => {
        for (const { result, places } of placed(all)) {
          const { status, finalTimeCs, gender, ageGroup, division, paraGroup } = result
          if (status !== 'finished' || finalTimeCs === null) {
            expect(places).toEqual({ absolute: null, ageGroup: null, division: null, para: null })
            continue
          }
          const faster = all.filter(
            (other) =>
              other.status === 'finished' && other.finalTimeCs !== null && other.finalTimeCs < finalTimeCs,
          )
          const ofGender = faster.filter((other) => other.gender === gender)
          expect(places.absolute).toBe(ofGender.length + 1)
          const ofDivision = ofGender.filter((other) => other.division === division)
          const inGroup = ofDivision.filter((other) => other.ageGroup === ageGroup)
          const ofPara = ofGender.filter((other) => other.paraGroup === paraGroup)
          expect(places.ageGroup).toBe(ageGroup === null ? null : inGroup.length + 1)
          expect(places.division).toBe(division === null ? null : ofDivision.length + 1)
          expect(places.para).toBe(paraGroup === null ? null : ofPara.length + 1)
        }
      }),
    )
  })

  it('keep every result once, whatever the order in which they come', () => {
    fc.assert(
      fc.property(results, (all) => {
        const inOrder = placed(all)
        expect(new Set(inOrder.map(({ result }) => result))).toEqual(new Set(all))
        const places = new Map(inOrder.map(({ result, places }) => [result, places]))
        for (const { result, places: again } of placed(all.toReversed())) {
          expect(again).toEqual(places.get(result))
        }
      }),
    )
  })

  it('skip as many as share the place before, in every ranking', () => {
    const rankings = ['absolute', 'ageGroup', 'division', 'para'] as const
    const group = { gender: 2, ageGroup: 'E1', division: 'general', paraGroup: 'P1' } as const
    const times = fc.array(fc.integer({ min: 1000, max: 1005 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(times, fc.constantFrom<keyof Places>(...rankings), (timesCs, ranking) => {
        const list = placed(timesCs.map((finalTimeCs) => aResult({ ...group, finalTimeCs })))
        const given = list.map(({ places }) => places[ranking])
        expect(given[0]).toBe(1)
        for (const [index, { result }] of list.entries()) {
          const isTie = index > 0 && list[index - 1]?.result.finalTimeCs === result.finalTimeCs
          expect(given[index]).toBe(isTie ? given[index - 1] : index + 1)
        }
      }),
    )
  })

  it('are shared by equal times, and the next one is skipped', () => {
    const times = [4200, 4150, 4150, 4300].map((finalTimeCs) => aResult({ finalTimeCs }))
    expect(placed(times).map(({ places }) => places.absolute)).toEqual([1, 1, 3, 4])
  })

  it('are not given out of competition, nor to those who did not finish, who are last', () => {
    const all = (['WDR', 'DNS', 'DSQ', 'DNF', 'EXH', 'finished'] as const).map((status) =>
      aResult({ status }),
    )
    const list = placed(all)
    expect(list.map(({ result }) => result.status)).toEqual(['finished', 'EXH', 'DNF', 'DSQ', 'DNS', 'WDR'])
    expect(list.map(({ places }) => places.absolute)).toEqual([1, null, null, null, null, null])
  })

  it('are not given where no time is taken', () => {
    expect(placed([aResult({ finalTimeCs: null })])[0]?.places.absolute).toBeNull()
  })

  it('of divisions and of groups of paraswimmers are apart', () => {
    const fast = aResult({ division: 'wetsuit', finalTimeCs: 3000 })
    const slow = aResult({ division: 'general', finalTimeCs: 4000, paraGroup: 'P1' })
    const [first, second] = placed([slow, fast])
    expect(first?.places).toEqual({ absolute: 1, ageGroup: 1, division: 1, para: null })
    expect(second?.places).toEqual({ absolute: 2, ageGroup: 1, division: 1, para: 1 })
  })
})
