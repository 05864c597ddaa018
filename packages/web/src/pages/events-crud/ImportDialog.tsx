import type { FieldIssue, Invitation } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useId } from 'react'
import { FileFindings } from '../../features/file-imports/FileFindings.tsx'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { FileButton } from '../../infrastructure/uploads/FileButton.tsx'
import { useEventImport } from './use-event-import.ts'
import '../../infrastructure/uploads/uploads.css'

/** Dialog that creates an event from the file of another installation, or from the invitation of another program. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const id = useId()
  const { isBusy, problem, invitation, load, create } = useEventImport()
  const invited = invitation?.found.file
  return (
    <Dialog heading={t('eventEditor:import.heading')} onClose={onClose}>
      {(close) => (
        <>
          <p id={`${id}-limits`}>{t('eventEditor:import.text')}</p>
          <div role="alert">{problem && <ImportProblem {...problem} />}</div>
          <div role="status">
            {isBusy && <p>{t('loading')}</p>}
            {invitation && (
              <FileFindings name={invitation.fileName} found={invitation.found}>
                <InvitedProgramme found={invitation.found} />
              </FileFindings>
            )}
          </div>
          <p className="buttons dialog-buttons">
            {invited && (
              <Button kind="primary" isBusy={isBusy} onClick={() => void create(invited)}>
                {t('eventEditor:import.create')}
              </Button>
            )}
            <FileButton
              id={`${id}-file`}
              accept=".json,.lef,.lxf"
              describedBy={`${id}-limits`}
              onChoose={([file]) => file && void load(file)}
            >
              {t('eventEditor:import.choose')}
            </FileButton>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** What the distances of an invitation are here. */
function InvitedProgramme({ found: { file, distances } }: { readonly found: Invitation }) {
  const { t } = useWords()
  return (
    <>
      <p>{file?.event.name}</p>
      <p>
        <b>{t('administration:fileImports.distances')}</b>
      </p>
      <ul>
        {distances.map(({ line, what, distCode }) => (
          <li key={line}>
            {what} → {distCode ?? t('administration:fileImports.notSwum')}
          </li>
        ))}
      </ul>
    </>
  )
}

interface ProblemProps {
  readonly text: string
  readonly issues: readonly FieldIssue[]
}

/** What is wrong with a file, by its paths. */
function ImportProblem({ text, issues }: ProblemProps) {
  const { t } = useWords()
  return (
    <>
      <p className="field-error">{text}</p>
      <ul>
        {issues.map(({ path, reason, limit }) => (
          <li key={`${path} ${reason}`}>
            <code>{path}</code> {t(`errors:fields.${reason}`, { limit: limit ?? '' })}
          </li>
        ))}
      </ul>
    </>
  )
}
