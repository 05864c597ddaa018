import type { Document } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { useWords } from './words.ts'

interface Props {
  readonly documents: readonly Document[]
  /** Time zone of the upload dates. */
  readonly timeZone: string
}

/** Regulation documents with kind, size and upload date. */
export function DocumentList({ documents, timeZone }: Props) {
  const { t, formats, language } = useWords()
  if (documents.length === 0) return <p>{t('events:documents.none')}</p>
  return (
    <ul className="document-list">
      {documents.map(({ file, name, nameEn, type, size, url, uploadedAt }) => (
        <li key={file}>
          <span className="document-list-type" aria-hidden="true">
            {type}
          </span>
          <span>
            <a href={url}>{(language === 'en' && nameEn) || name}</a>
            <br />
            <small>
              {t('events:documents.details', { type: type.toUpperCase(), size: formats.fileSize(size) })}
              {', '}
              {t('events:documents.uploaded', {
                date: formats.shortDate(dateInZone(new Date(uploadedAt), timeZone)),
              })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
