import type { TimingCodes } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { ScrollBox } from '../../infrastructure/components/ScrollBox.tsx'
import { ShareButton } from '../../infrastructure/components/ShareButton.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import './timing-link.css'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

interface Props {
  readonly event: { readonly id: number; readonly timeZone: string }
}

/** Creates the links with which phones time an event, and revokes them; its heading is where it is used. */
export function TimingLink({ event }: Props) {
  const { id: eventId, timeZone } = event
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const [path, setPath] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const query = queryOptions({
    queryKey: keys.results.timingCodes(eventId),
    queryFn: ({ signal }) => client.timing.codes({ params: { eventId } }, { signal }),
  })
  const create = () =>
    client.timing.createCode({ body: { eventId } }).then(
      ({ code }) => {
        setHasFailed(false)
        setPath(paths.time(code))
        return queryClient.invalidateQueries(query)
      },
      () => setHasFailed(true),
    )
  return (
    <>
      <p>{t('timing:link.text')}</p>
      <Button onClick={() => void create()}>{t('timing:link.create')}</Button>
      <p role="status">{hasFailed && t('timing:link.failed')}</p>
      {path && <CreatedLink path={path} />}
      <Loaded query={query} failed={t('timing:link.listFailed')} rows={1}>
        {({ codes }) => codes.length > 0 && <Codes eventId={eventId} timeZone={timeZone} codes={codes} />}
      </Loaded>
    </>
  )
}

function CreatedLink({ path }: { readonly path: string }) {
  const { t } = useWords()
  const link = `${location.origin}${path}`
  return (
    <div className="timing-created">
      <p role="status">
        {t('timing:link.made')}: <a href={link}>{link}</a>
      </p>
      <p className="note">{t('timing:link.once')}</p>
      <ShareButton path={path} title={t('timing:link.made')} />
      <Suspense>
        <QrCode text={link} label={t('timing:link.qr')} />
      </Suspense>
    </div>
  )
}

interface CodesProps extends TimingCodes {
  readonly eventId: number
  /** Of the venue. */
  readonly timeZone: string
}

function Codes({ eventId, timeZone, codes }: CodesProps) {
  const { t, formats } = useWords()
  const { client, queryClient, notifications } = useApp()
  const revoke = (codeId: number) =>
    client.timing.revokeCode({ params: { eventId, codeId } }).then(
      (left) => {
        queryClient.setQueryData(keys.results.timingCodes(eventId), left)
        notifications.tell(
          { tone: 'good', say: (speak) => ({ text: speak('timing:link.revoked') }) },
          'message',
        )
      },
      () =>
        notifications.tell(
          { tone: 'bad', say: (speak) => ({ text: speak('timing:link.revokeFailed') }) },
          'persistent',
        ),
    )
  return (
    <ScrollBox aria-label={t('timing:link.codes')}>
      <table className="ruled-table">
        <caption>{t('timing:link.codes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('timing:link.created')}</th>
            <th scope="col">{t('timing:link.createdBy')}</th>
            <th scope="col">{t('timing:link.lastSeen')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('timing:link.revoke')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ id, createdBy, createdAt, lastSeenAt }) => (
            <tr key={id}>
              <th scope="row">{momentText(createdAt, formats, timeZone)}</th>
              <td>{createdBy}</td>
              <td>{lastSeenAt ? momentText(lastSeenAt, formats, timeZone) : t('timing:link.never')}</td>
              <td>
                <Button onClick={() => void revoke(id)}>
                  {t('timing:link.revoke')}
                  <span className="visually-hidden"> {momentText(createdAt, formats, timeZone)}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
