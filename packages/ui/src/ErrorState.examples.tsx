import { ErrorState } from './ErrorState.tsx'
import type { Examples } from './examples.ts'

const ignore = () => undefined

export const errorStateExamples: Examples = [
  {
    title: 'server error',
    element: (
      <ErrorState
        title="Не удалось загрузить события"
        advice="На сервере произошла ошибка. Повторите попытку позже."
        requestId="k3v9a1m2"
        onRetry={ignore}
      />
    ),
  },
  {
    title: 'offline',
    element: (
      <ErrorState title="Не удалось загрузить события" advice="Нет соединения с сетью" onRetry={ignore} />
    ),
  },
  {
    title: 'trying again',
    element: <ErrorState title="Не удалось загрузить события" isRetrying onRetry={ignore} />,
  },
  {
    title: 'denied',
    element: <ErrorState title="Доступ закрыт" advice="У вас нет доступа к этой странице." />,
  },
  {
    title: 'narrow',
    element: <ErrorState title="Не удалось загрузить события" requestId="k3v9a1m2" onRetry={ignore} />,
    width: 260,
  },
]
