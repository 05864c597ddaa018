import { SwimmerCreate } from '@polynya/contract'
import { ANNA_SWIMMER } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { readCreateSearch } from '../../features/swimmer-forms/create-search.ts'
import { type Answers, answersOf, bodyOf, isAnswered, NO_ANSWERS, readAnswers } from './answers.ts'
import { openStep, stepAfter, stepBefore } from './create-steps.ts'

const TODAY = '2026-01-16'
const whole: Answers = {
  person: { firstName: 'Polina', lastName: 'Orlova', gender: '2', dob: '2012-03-07', isParaswimmer: false },
  names: { nativeFirstName: 'Полина', nativePatronim: '', nativeLastName: 'Орлова' },
  place: { country: 'RU', regionCode: 'RU-TYU', city: 'Тюмень', club: '', sportRank: 'none', validFrom: '' },
  contacts: NO_ANSWERS.contacts,
}

describe('the address of a step', () => {
  it.each([
    [{}, {}],
    [{ step: 'place' }, { step: 'place' }],
    [{ step: 'nowhere' }, {}],
    [
      { step: 'confirm', id: 7 },
      { step: 'confirm', id: 7 },
    ],
    [{ step: 'confirm', id: 'x' }, {}],
    [{ step: 'confirm' }, {}],
  ])('%o is read as %o', (search, read) => {
    expect(readCreateSearch(search)).toEqual(read)
  })

  it('leads on to the next one, and back', () => {
    expect([stepAfter('person'), stepAfter('contacts')]).toEqual(['names', 'check'])
    expect([stepBefore('check'), stepBefore('person')]).toEqual(['contacts', 'person'])
  })
})

describe('a step', () => {
  it('opens once the previous steps are complete', () => {
    expect(openStep('check', whole, TODAY)).toBe('check')
    expect(openStep('place', NO_ANSWERS, TODAY)).toBe('person')
    expect(openStep('check', { ...whole, place: NO_ANSWERS.place }, TODAY)).toBe('place')
    expect(openStep('person', NO_ANSWERS, TODAY)).toBe('person')
  })

  it.each([
    ['a child of ten', '2015-01-17'],
    ['half a date', '2012-03-00'],
    ['nobody yet', '2026-02-01'],
  ])('stays at the person for %s', (_who, dob) => {
    expect(openStep('names', { ...whole, person: { ...whole.person, dob } }, TODAY)).toBe('person')
  })

  it('wants the date of a rank', () => {
    const place = { ...whole.place, sportRank: 'KMS' }
    expect(openStep('check', { ...whole, place }, TODAY)).toBe('place')
    expect(openStep('check', { ...whole, place: { ...place, validFrom: '2025-03-01' } }, TODAY)).toBe('check')
  })
})

describe('the answers', () => {
  it('make a body that the contract takes, without what was left empty', () => {
    const { success, data } = SwimmerCreate.safeParse(bodyOf(whole, true))
    expect(success).toBe(true)
    expect(data).toMatchObject({ gender: 2, guardianConsent: true, nativePatronim: null, underEmail: null })
    expect(data?.swimmerInfo).toMatchObject({ city: 'Тюмень', club: null })
    expect(bodyOf(whole, false)).not.toHaveProperty('guardianConsent')
  })

  it('are restored from a profile, so that it can be re-created', () => {
    const again = SwimmerCreate.safeParse(bodyOf(answersOf(ANNA_SWIMMER), false))
    expect(again.data).toMatchObject({ firstName: ANNA_SWIMMER.firstName, dob: ANNA_SWIMMER.dob })
  })

  it('are empty until a field is answered, and if the stored ones are broken', () => {
    expect([isAnswered(NO_ANSWERS), isAnswered(whole)]).toEqual([false, true])
    expect(readAnswers(JSON.stringify(whole))).toEqual(whole)
    expect([readAnswers(null), readAnswers('{broken')]).toEqual([null, null])
    expect(readAnswers('{}')).toEqual(NO_ANSWERS)
  })
})
