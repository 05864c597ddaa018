import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Creates the link with which phones time an event. */
export function TimingLink({ eventId }: { readonly eventId: number }) {
  const { t } = useWords()
  const { client } = useApp()
  const [link, setLink] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const create = () =>
    client.timing.createCode({ body: { eventId } }).then(
      ({ code }) => {
        setHasFailed(false)
        setLink(`${location.origin}${paths.time(code)}`)
      },
      () => setHasFailed(true),
    )
  return (
    <section aria-labelledby="timing-link">
      <h2 id="timing-link">{t('timing:link.heading')}</h2>
      <p>{t('timing:link.text')}</p>
      <button type="button" className="button" onClick={create}>
        {t('timing:link.create')}
      </button>
      <p role="status">
        {link && (
          <>
            {t('timing:link.made')}: <a href={link}>{link}</a>
          </>
        )}
        {hasFailed && t('timing:link.failed')}
      </p>
    </section>
  )
}
