import type { DisabilityDocument as Stored, Swimmer } from '@polynya/contract'
import { UPLOADS } from '@polynya/domain'
import { browserStore, type Client } from '@polynya/sdk/light'
import { Button, Skeleton, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { UploadForm } from '../../infrastructure/uploads/UploadForm.tsx'
import { typesOf } from '../../infrastructure/uploads/upload-problem.ts'
import type { SendOptions } from '../../infrastructure/uploads/use-uploads.ts'
import { documentQuery } from '../swimmers/swimmer-queries.ts'

/** Document of a para-swimmer: the stored file, and a form that replaces it. */
export function DisabilityDocument({ swimmer: { id } }: { readonly swimmer: Pick<Swimmer, 'id'> }) {
  const { t, formats } = useWords()
  const { client, queryClient } = useApp()
  const query = documentQuery(client, id)
  const { data, error, isFetching, refetch } = useQuery(query)
  const limit = t('profile:document.limit', {
    types: typesOf('disability'),
    size: formats.fileSize(UPLOADS.disability.maxBytes.pdf),
  })

  async function send(file: File, options: SendOptions) {
    await client.swimmers.uploadDocument({ params: { id }, body: { file } }, options)
    await queryClient.invalidateQueries(query)
  }

  return (
    <section className="document" aria-labelledby={`document-${id}`}>
      <h3 id={`document-${id}`} tabIndex={-1}>
        {t('profile:document.heading')}
      </h3>
      {!data && error === null && <Skeleton shape="line" count={2} />}
      {!data && error !== null && (
        <LoadFailed
          title={t('profile:document.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {data?.document && <StoredDocument id={id} stored={data.document} />}
      {data && !data.document && <p>{t('messages:swimmers.disabilityDocument')}</p>}
      {data && (
        <UploadForm
          kind="disability"
          label={t(data.document ? 'profile:document.replace' : 'fields:uploads.choose')}
          hint={limit}
          send={send}
          saved={t('errors:success.fileUploaded')}
        />
      )}
    </section>
  )
}

function StoredDocument({ id, stored }: { readonly id: number; readonly stored: Stored }) {
  const words = useWords()
  const { t, formats } = words
  const { client, queryClient } = useApp()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [isAsking, setAsking] = useState(false)

  async function download() {
    setWorking(true)
    setProblem(undefined)
    try {
      await downloadPrivate(client, id)
    } catch (error) {
      setProblem(error)
    }
    setWorking(false)
  }

  async function remove() {
    await client.swimmers.removeDocument({ params: { id } })
    await queryClient.invalidateQueries(documentQuery(client, id))
    // The button that opened the dialog is removed before the focus can return to it.
    setTimeout(() => document.getElementById(`document-${id}`)?.focus())
  }

  const facts = { date: momentText(stored.uploadedAt, formats), size: formats.fileSize(stored.size) }
  return (
    <>
      <p className="document-name">
        <b>{stored.name}</b>
        <small>{t('profile:document.uploaded', facts)}</small>
      </p>
      <p className="buttons">
        <Button isBusy={isWorking} onClick={download}>
          {t('profile:document.download')}
        </Button>
        <span className="danger">
          <Button onClick={() => setAsking(true)}>{t('profile:document.remove')}</Button>
        </span>
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined &&
          `${t('profile:document.downloadFailed')}. ${failureText(problem, words).advice}`}
      </p>
      {isAsking && (
        <ConfirmDialog
          heading={`${t('profile:document.remove')}?`}
          text={t('profile:document.removeText')}
          confirm={t('profile:document.remove')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Downloads a paraswimmer's document, which the server sends only with a token. */
async function downloadPrivate({ swimmers }: Client, id: number): Promise<void> {
  // Fetches again, which refreshes an expired token.
  const { document: stored } = await swimmers.document({ params: { id } })
  if (!stored) throw new Error('There is no document any more')
  const authorization = `Bearer ${browserStore().read()?.accessToken ?? ''}`
  const answer = await fetch(stored.url, { headers: { authorization } })
  if (!answer.ok) throw new Error(`The document was not sent: ${answer.status}`)
  saveFile(stored.name, await answer.blob())
}
