import { expect, it } from 'vitest'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { render } from './testing/render.tsx'

it('shows what is missing and offers the next step', () => {
  const { getByText, getByRole } = render(
    <EmptyState title="События не найдены">
      <Button>Сбросить</Button>
    </EmptyState>,
  )
  expect(getByText('События не найдены')).toBeDefined()
  expect(getByRole('button', { name: 'Сбросить' })).toBeDefined()
})
