import { useEffect, useRef, useState } from 'react'

interface Link {
  readonly kind: 'event' | 'swimmer' | 'site'
  readonly id: string
}

/** A page that embeds the calendar and shows events itself. */
export function Page() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [calendar, opened] = useOpened()
  return (
    <>
      <h1>A React page with widgets</h1>
      <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
        {theme === 'light' ? 'Darker' : 'Lighter'}
      </button>
      <p role="status">{opened ? `Event ${opened} opens here.` : 'Choose an event.'}</p>
      <polynya-event-calendar ref={calendar} lang="en" theme={theme} view="list" />
    </>
  )
}

/** The event chosen in the calendar. */
function useOpened() {
  const calendar = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    const { current } = calendar
    const open = (domEvent: Event) => {
      const { kind, id } = (domEvent as CustomEvent<Link>).detail
      if (kind !== 'event') return
      domEvent.preventDefault()
      setOpened(id)
    }
    current?.addEventListener('polynya-navigate', open)
    return () => current?.removeEventListener('polynya-navigate', open)
  }, [])
  return [calendar, opened] as const
}
