import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { LoadMore } from './LoadMore.tsx'
import { render } from './testing/render.tsx'

it('shows how many items are loaded and requests more', () => {
  const onMore = vi.fn()
  const { getByText, getByRole } = render(<LoadMore shown={16} total={42} onMore={onMore} />)
  expect(getByText('Показано 16 из 42')).toBeDefined()
  fireEvent.click(getByRole('button', { name: 'Показать ещё' }))
  expect(onMore).toHaveBeenCalledOnce()
})

it('offers a retry in place after a failure', () => {
  const { getByRole } = render(<LoadMore shown={16} total={42} hasFailed onMore={vi.fn()} />, 'en')
  expect(getByRole('alert').textContent).toBe('Failed to load more events')
  expect(getByRole('button', { name: 'Retry' })).toBeDefined()
})

it('names the items of the list and says when all are shown', () => {
  const { getByRole, getByText } = render(
    <LoadMore shown={12} total={12} of="swimmers" end="No more swimmers" hasFailed onMore={vi.fn()} />,
    'en',
  )
  expect(getByRole('alert').textContent).toBe('Failed to load more swimmers')
  expect(getByText('No more swimmers')).toBeDefined()
})

it('has no button once all items are shown', () => {
  const { queryByRole, getByText } = render(<LoadMore shown={42} total={42} onMore={vi.fn()} />)
  expect(queryByRole('button')).toBeNull()
  expect(getByText('Показано 42 из 42')).toBeDefined()
})
