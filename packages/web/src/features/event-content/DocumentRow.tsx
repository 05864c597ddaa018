import type { Document } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { NamedButton } from '../../infrastructure/uploads/UploadList.tsx'

interface Props {
  readonly document: Document
  readonly timeZone: string
  /** Whether everybody may open it. */
  readonly isPublic: boolean
  readonly onName: () => void
  readonly onRemove: () => void
}

/** A regulation document: what it is, how to open it, name it in English and delete it. */
export function DocumentRow({ document, timeZone, isPublic, onName, onRemove }: Props) {
  const { t, formats } = useWords()
  const { name, nameEn, type, size, uploadedAt } = document
  const date = formats.shortDate(dateInZone(new Date(uploadedAt), timeZone))
  return (
    <li>
      <div>
        {isPublic ? <a href={document.url}>{name}</a> : <StoredDocument document={document} />}
        <small>
          {t('events:documents.details', { type: type.toUpperCase(), size: formats.fileSize(size) })}
          {', '}
          {t('events:documents.uploaded', { date })}
        </small>
        {nameEn && <small>{t('eventContent:documents.nameEnShown', { name: nameEn })}</small>}
      </div>
      <div className="buttons">
        <NamedButton
          text={t('eventContent:documents.nameEn')}
          name={t('eventContent:documents.nameEnOf', { name })}
          onClick={onName}
        />
        <NamedButton
          text={t('eventContent:documents.remove')}
          name={t('eventContent:documents.removeNamed', { name })}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** A document of an event that is not published: fetched as its administrator, then saved. */
function StoredDocument({ document: { name, url } }: Pick<Props, 'document'>) {
  const words = useWords()
  const { client } = useApp()
  const [problem, setProblem] = useState<unknown>()

  async function open() {
    setProblem(undefined)
    try {
      saveFile(name, await cachedFile(client, url))
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <>
      <button type="button" className="link-button" onClick={open}>
        {name}
      </button>
      {problem !== undefined && (
        <p role="alert" className="field-error">
          {words.t('eventContent:documents.openFailed')} {failureText(problem, words).advice}
        </p>
      )}
    </>
  )
}
