import { fireEvent, waitFor } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { whenArrives } from './when-arrives.ts'

beforeEach(() => document.body.replaceChildren())

function add(id: string) {
  const element = Object.assign(document.createElement('section'), { id })
  return document.body.appendChild(document.createElement('div')).appendChild(element)
}

it('calls back at once with what is there', () => {
  const then = vi.fn()
  const element = add('results')
  whenArrives(document, 'results', then)
  expect(then).toHaveBeenCalledExactlyOnceWith(element)
})

it('calls back once with an element that is added later', async () => {
  const then = vi.fn()
  whenArrives(document, 'results', then)
  add('program')
  const element = add('results')
  await waitFor(() => expect(then).toHaveBeenCalledWith(element))
  add('documents')
  await Promise.resolve()
  expect(then).toHaveBeenCalledOnce()
})

it.each(['wheel', 'keyDown', 'pointerDown', 'touchMove'] as const)(
  'is cancelled when the user scrolls: %s',
  async (way) => {
    const then = vi.fn()
    whenArrives(document, 'results', then)
    fireEvent[way](document.body)
    add('results')
    await Promise.resolve()
    expect(then).not.toHaveBeenCalled()
  },
)
