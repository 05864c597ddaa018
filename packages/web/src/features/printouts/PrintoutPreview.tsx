import type { PrintoutLinkInput } from '@polynya/contract'
import { isPrintoutName, PRINTOUTS, type PrintoutName } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { ShareButton } from '../../infrastructure/components/ShareButton.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import './printout-links.css'

const NAMES = Object.keys(PRINTOUTS).filter(isPrintoutName)

interface Props {
  readonly event: { readonly id: number; readonly timeZone: string }
}

interface Link {
  readonly url: string
  readonly expiresAt: string
}

/** Creates a link that shows a printout in the browser before it is printed, and can be shared for a day. */
export function PrintoutPreview({ event }: Props) {
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const [printout, setPrintout] = useState<PrintoutName>('protocol')
  const [link, setLink] = useState<Link | null>(null)
  const [problem, setProblem] = useState<unknown>()
  const title = t(`printouts:titles.${printout}`)

  async function create() {
    setProblem(undefined)
    const body: PrintoutLinkInput = { printout, type: 'pdf', language }
    await client.events
      .createPrintoutLink({ params: { id: event.id }, body })
      .then(setLink)
      .catch(setProblem)
  }

  return (
    <section aria-labelledby="printout-preview">
      <h2 id="printout-preview">{t('printouts:preview.heading')}</h2>
      <p>{t('printouts:preview.intro')}</p>
      <label className="printout-choice">
        {t('printouts:preview.printout')}
        <select
          value={printout}
          onChange={({ target }) => {
            if (isPrintoutName(target.value)) setPrintout(target.value)
            setLink(null)
          }}
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`printouts:titles.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="buttons">
        <Button onClick={() => void create()}>{t('printouts:preview.create')}</Button>
        {link && (
          <>
            <a className="button" href={link.url} target="_blank" rel="noreferrer">
              {t('printouts:preview.open')}
            </a>
            <ShareButton path={link.url} title={title} />
          </>
        )}
      </p>
      <p role="status">
        {link &&
          t('printouts:preview.until', { moment: momentText(link.expiresAt, words.formats, event.timeZone) })}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && `${t('printouts:failed')}. ${failureText(problem, words).advice}`}
      </p>
    </section>
  )
}
