import { Button } from './Button.tsx'
import type { Examples } from './examples.ts'

export const buttonExamples: Examples = [
  { title: 'primary', element: <Button kind="primary">Войти</Button> },
  { title: 'plain', element: <Button>Показать ещё</Button> },
  { title: 'at work', element: <Button isBusy>Показать ещё</Button> },
]
