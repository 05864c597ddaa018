import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { ErrorState } from './ErrorState.tsx'
import { render } from './testing/render.tsx'

it('shows what failed and the request ID for the log', () => {
  const { getByRole } = render(<ErrorState title="Не удалось загрузить события" requestId="k3v9" />)
  expect(getByRole('alert').textContent).toContain('Не удалось загрузить события')
  expect(getByRole('alert').textContent).toContain('Код запроса: k3v9')
})

it('keeps the focus on the button while retrying', () => {
  const onRetry = vi.fn()
  const { getByRole, show } = render(<ErrorState title="…" onRetry={onRetry} />)
  const button = getByRole('button', { name: 'Повторить' })
  button.focus()
  fireEvent.click(button)
  show(<ErrorState title="…" isRetrying onRetry={onRetry} />)
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
})
