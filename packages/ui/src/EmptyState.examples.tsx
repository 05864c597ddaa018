import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { Examples } from './examples.ts'

export const emptyStateExamples: Examples = [
  { title: 'nothing to do', element: <EmptyState title="Ближайших событий пока нет." /> },
  {
    title: 'with a way out',
    element: (
      <EmptyState title="События не найдены">
        <p>Сбросьте отбор или выберите другой сезон.</p>
        <Button>Сбросить</Button>
      </EmptyState>
    ),
  },
]
