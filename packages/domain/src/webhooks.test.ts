import { describe, expect, it } from 'vitest'
import { nextAttempt, type WebhookFacts, webhookChanges } from './webhooks.ts'

const KNOWN: WebhookFacts = {
  isPublic: true,
  state: 'planned',
  updatedAt: 100,
  isRegistrationOpen: false,
  documents: '0',
  startListsAt: null,
  resultsAt: null,
  results: '0',
}

describe('what is sent of an event', () => {
  it.each<[string, Partial<WebhookFacts>, readonly string[]]>([
    ['nothing of an unchanged event', {}, []],
    ['a change', { updatedAt: 101 }, ['event.changed']],
    ['its end as a public event', { isPublic: false, updatedAt: 101 }, ['event.withdrawn']],
    [
      'that it is called off, as no other change',
      { state: 'calledOff', updatedAt: 101 },
      ['event.calledOff'],
    ],
    ['that it is postponed', { state: 'postponed', updatedAt: 101 }, ['event.changed']],
    ['new documents', { documents: '1 100' }, ['documents.changed']],
    ['the opening of registration', { isRegistrationOpen: true }, ['registration.opened']],
    ['start lists', { startListsAt: 101 }, ['startLists.published']],
    ['results, as no change of results', { resultsAt: 101, results: '1 101' }, ['results.published']],
  ])('is %s', (_what, change, types) => {
    expect(webhookChanges(KNOWN, { ...KNOWN, ...change })).toEqual(types)
  })

  it('is its publication alone, whatever it has, and nothing before', () => {
    const full = { ...KNOWN, startListsAt: 50, resultsAt: 60, results: '1 60' }
    expect(webhookChanges(null, full)).toEqual(['event.published'])
    expect(webhookChanges({ ...KNOWN, isPublic: false }, full)).toEqual(['event.published'])
    expect(webhookChanges(null, { ...full, isPublic: false })).toEqual([])
  })

  it('is each correction of results, and that some were withdrawn', () => {
    const known = { ...KNOWN, resultsAt: 60, results: '2 60', startListsAt: 50, isRegistrationOpen: true }
    expect(webhookChanges(known, { ...known, results: '2 70' })).toEqual(['results.changed'])
    expect(webhookChanges(known, { ...known, results: '1 55', resultsAt: 55 })).toEqual(['results.changed'])
    expect(webhookChanges(known, { ...known, startListsAt: null })).toEqual([])
    expect(webhookChanges(known, { ...known, isRegistrationOpen: false })).toEqual(['registration.closed'])
  })
})

it('attempts a delivery after growing pauses, for the last time after three days', () => {
  const firstAt = new Date('2026-02-01T00:00:00Z')
  const hours: number[] = []
  let now: Date | null = firstAt
  for (let attempts = 1; now; attempts += 1) {
    hours.push((now.getTime() - firstAt.getTime()) / 3_600_000)
    now = nextAttempt({ attempts, firstAt, now })
  }
  const rounded = hours.map((each) => Number(each.toFixed(3)))
  expect(rounded).toEqual([0, 0.001, 0.085, 0.585, 2.585, 7.585, 17.585, 41.585, 65.585, 72])
})
