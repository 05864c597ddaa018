import { Button, useWords } from '@polynya/ui'
import { type ReactNode, useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

interface Props {
  readonly label: string
  /** Returns the dialog. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens the dialog of an import with its texts. */
export function OpenImport({ label, children }: Props) {
  const words = useWords()
  const { words: catalogues } = useApp()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function open() {
    setProblem(null)
    try {
      await catalogues.load(['administration'])
      setOpen(true)
    } catch (error) {
      setProblem(failureText(error, words).advice)
    }
  }

  return (
    <>
      <p className="buttons">
        <Button kind="primary" onClick={() => void open()}>
          {label}
        </Button>
      </p>
      <p role="alert" className="field-error">
        {problem}
      </p>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
