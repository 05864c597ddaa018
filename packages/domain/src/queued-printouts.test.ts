import { describe, expect, it } from 'vitest'
import { isLargePrintout, isOpenPrintout, QUEUED_PRINTOUT_STATES } from './queued-printouts.ts'

describe('queued printouts', () => {
  it('are open until they are ready, failed or cancelled', () => {
    expect(QUEUED_PRINTOUT_STATES.filter(isOpenPrintout)).toEqual(['queued', 'printing'])
  })

  it('are those of events with many starts, of certificates with fewer', () => {
    expect(isLargePrintout('protocol', 999)).toBe(false)
    expect(isLargePrintout('protocol', 1000)).toBe(true)
    expect(isLargePrintout('certificates', 500)).toBe(true)
    expect(isLargePrintout('diplomas', 500)).toBe(false)
    expect(isLargePrintout('medals', 100_000)).toBe(false)
  })
})
