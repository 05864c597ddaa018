import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { render } from './testing/render.tsx'

it('calls onClick when pressed', () => {
  const onClick = vi.fn()
  const { getByRole } = render(<Button onClick={onClick}>Повторить</Button>)
  fireEvent.click(getByRole('button', { name: 'Повторить' }))
  expect(onClick).toHaveBeenCalledOnce()
})

it('ignores presses and keeps the focus while busy', () => {
  const onClick = vi.fn()
  const { getByRole } = render(
    <Button isBusy onClick={onClick}>
      Повторить
    </Button>,
  )
  const button = getByRole('button', { name: 'Повторить' })
  button.focus()
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})
