import type { Link } from '@polynya/widgets/react'
import { useState } from 'react'

/** A page that embeds the calendar and shows events itself. */
export function Page() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [opened, setOpened] = useState<string | null>(null)
  const open = (domEvent: CustomEvent<Link>) => {
    const { kind, id } = domEvent.detail
    if (kind !== 'event') return
    domEvent.preventDefault()
    setOpened(id)
  }
  return (
    <>
      <h1>A React page with widgets</h1>
      <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
        {theme === 'light' ? 'Darker' : 'Lighter'}
      </button>
      <p role="status">{opened ? `Event ${opened} opens here.` : 'Choose an event.'}</p>
      <polynya-event-calendar lang="en" theme={theme} view="list" onpolynya-navigate={open} />
    </>
  )
}
