import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADMISSION_STATES,
  type AdmissionDocument,
  admissionDateProblem,
  admissionStates,
  endingDocuments,
  isMissingAdmission,
  missingAdmissions,
  requiredAdmissions,
} from './admissions.ts'
import { addDays } from './calendar.ts'
import { ADMISSION_KINDS } from './entry-rules.ts'

const DAYS = { dob: '2008-02-21', firstDay: '2026-02-20', lastDay: '2026-02-22' }
const ADULT = { ...DAYS, dob: '2008-02-20' }
const medical = (changes: Partial<AdmissionDocument> = {}): AdmissionDocument => ({
  kind: 'medical',
  validUntil: DAYS.lastDay,
  state: 'accepted',
  ...changes,
})
const stateOf = (...documents: AdmissionDocument[]) =>
  admissionStates(['medical'], documents, ADULT).map(({ state }) => state)

describe('Admission documents', () => {
  it('are required as the event says, a parental consent only for swimmers under 18 on its first day', () => {
    expect(requiredAdmissions(ADMISSION_KINDS, DAYS)).toEqual(ADMISSION_KINDS)
    expect(requiredAdmissions(ADMISSION_KINDS, ADULT)).toEqual(['medical', 'insurance'])
    expect(requiredAdmissions([], DAYS)).toEqual([])
  })

  it('must be valid until the last day of the event, even if an administrator accepted them', () => {
    const day = addDays(DAYS.lastDay, -1)
    expect(stateOf()).toEqual(['missing'])
    expect(stateOf(medical())).toEqual(['accepted'])
    expect(stateOf(medical({ validUntil: null }))).toEqual(['accepted'])
    expect(stateOf(medical({ validUntil: day }))).toEqual(['expires'])
    expect(stateOf(medical({ validUntil: day, state: 'pending' }))).toEqual(['expires'])
    expect(stateOf(medical({ validUntil: day, state: 'refused' }))).toEqual(['refused'])
    expect(stateOf(medical({ kind: 'insurance' }))).toEqual(['missing'])
  })

  it('count by the best of several, which is returned', () => {
    const good = medical({ state: 'pending' })
    expect(admissionStates(['medical'], [medical({ state: 'refused' }), good], ADULT)).toEqual([
      { kind: 'medical', state: 'pending', document: good },
    ])
  })

  it('are lacking if not shown, refused or expiring too early, but not if unreviewed', () => {
    const documents = [medical({ state: 'pending' }), medical({ kind: 'insurance', state: 'refused' })]
    expect(missingAdmissions(ADMISSION_KINDS, documents, DAYS)).toEqual(['insurance', 'parentalConsent'])
  })

  it('have one state per required kind, and further documents never worsen it', () => {
    const document = fc.record<AdmissionDocument>({
      kind: fc.constantFrom(...ADMISSION_KINDS),
      validUntil: fc.option(fc.integer({ min: -5, max: 5 }).map((days) => addDays(DAYS.lastDay, days))),
      state: fc.constantFrom(...ADMISSION_STATES),
    })
    fc.assert(
      fc.property(fc.array(document), document, (documents, more) => {
        const before = admissionStates(ADMISSION_KINDS, documents, DAYS)
        const after = admissionStates(ADMISSION_KINDS, [...documents, more], DAYS)
        expect(after.map(({ kind }) => kind)).toEqual([...ADMISSION_KINDS])
        for (const [index, each] of after.entries()) {
          expect(isMissingAdmission(each) && !isMissingAdmission(before[index] ?? each)).toBe(false)
        }
      }),
    )
  })
})

describe('Documents that expire soon', () => {
  const of = (...documents: AdmissionDocument[]) =>
    endingDocuments(documents, '2026-01-16').map(({ validUntil }) => validUntil)

  it.each([
    ['2026-01-15', []],
    ['2026-01-16', ['2026-01-16']],
    ['2026-02-15', ['2026-02-15']],
    ['2026-02-16', []],
    [null, []],
  ])('of one valid until %s are %j', (validUntil, ending) => {
    expect(of(medical({ validUntil }))).toEqual(ending)
  })

  it('are neither refused ones nor those that a newer one replaces', () => {
    const soon = medical({ validUntil: '2026-01-20' })
    expect(of({ ...soon, state: 'refused' })).toEqual([])
    expect(of(soon, medical({ validUntil: '2026-12-31' }))).toEqual([])
    expect(of(soon, medical({ validUntil: '2026-12-31', state: 'refused' }))).toEqual(['2026-01-20'])
  })
})

describe('The last day of an admission document', () => {
  it.each([
    ['medical', null, 'required'],
    ['insurance', null, 'required'],
    ['parentalConsent', null, null],
    ['medical', '2026-01-15', 'date_in_past'],
    ['parentalConsent', '2026-01-15', 'date_in_past'],
    ['insurance', '2026-01-16', null],
  ] as const)('of %s, %s, is %s', (kind, validUntil, problem) => {
    expect(admissionDateProblem(kind, validUntil, '2026-01-16')).toBe(problem)
  })
})
