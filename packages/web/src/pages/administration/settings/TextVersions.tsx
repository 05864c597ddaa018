import type { TextName, TextVersion, WholeTextVersion } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { Answer } from '../../../features/administration/Answer.tsx'
import { accountName } from '../../../features/administration/account-name.ts'
import { readText } from '../../../features/texts/read-text.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../../infrastructure/dialogs/ConfirmDialog.tsx'
import { momentText } from '../../../infrastructure/formats/moment-text.ts'
import { ShownText } from './TextPreview.tsx'
import { versionQuery } from './text-queries.ts'
import { usePublish } from './use-publish.ts'

/** Every version of a text, to be looked at and to be put in force again. */
export function TextVersions({
  name,
  versions,
}: {
  readonly name: TextName
  /** Newest first; the first one is in force. */
  readonly versions: readonly TextVersion[]
}) {
  const { t } = useWords()
  const publish = usePublish(name)
  const [restoring, setRestoring] = useState<WholeTextVersion | null>(null)
  const inForce = versions[0]?.version ?? 0
  return (
    <>
      <h3 className="versions-heading">{t('administration:texts.versions')}</h3>
      <ul className="text-versions">
        {versions.map((version) => (
          <li key={version.version}>
            <VersionHead version={version} isInForce={version.version === inForce} />
            <Version
              name={name}
              version={version}
              onRestore={version.version === inForce ? undefined : setRestoring}
            />
          </li>
        ))}
      </ul>
      {restoring && (
        <ConfirmDialog
          heading={t('administration:texts.restoreHeading', { label: restoring.label })}
          text={t('administration:texts.restoreText')}
          confirm={t('administration:texts.restore')}
          onConfirm={() => publish({ ru: restoring.ru, en: restoring.en, after: inForce })}
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  )
}

function VersionHead({
  version: { label, publishedAt, publishedBy },
  isInForce,
}: {
  readonly version: TextVersion
  readonly isInForce: boolean
}) {
  const { t, formats } = useWords()
  return (
    <p>
      <strong>{t('administration:texts.version', { label })}</strong>{' '}
      {isInForce && <span className="tag">{t('administration:texts.inForce')}</span>}
      <small>
        {publishedAt && publishedBy
          ? t('administration:texts.by', {
              moment: momentText(publishedAt, formats),
              name: accountName(publishedBy),
            })
          : t('administration:texts.builtIn')}
      </small>
    </p>
  )
}

/** The text of a version, fetched once it is looked at. */
function Version({
  name,
  version: { version, label },
  onRestore,
}: {
  readonly name: TextName
  readonly version: TextVersion
  readonly onRestore: ((version: WholeTextVersion) => void) | undefined
}) {
  const { t } = useWords()
  const { client } = useApp()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('administration:texts.look')}
        <span className="visually-hidden">: {label}</span>
      </summary>
      {isOpen && (
        <Answer query={versionQuery(client, name, version)}>
          {(text) => (
            <>
              {onRestore && (
                <p className="buttons">
                  <Button onClick={() => onRestore(text)}>
                    {t('administration:texts.restoreNamed', { label })}
                  </Button>
                </p>
              )}
              {(['ru', 'en'] as const).map((lang) => (
                <ShownText key={lang} lang={lang} text={readText(text[lang])} />
              ))}
            </>
          )}
        </Answer>
      )}
    </details>
  )
}
