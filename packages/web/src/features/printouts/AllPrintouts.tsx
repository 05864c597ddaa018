import { PRINTOUTS, type PrintoutName, type PrintoutReaders } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { PrintoutLinks } from './PrintoutLinks.tsx'

const ALL = Object.entries(PRINTOUTS) as [PrintoutName, PrintoutReaders][]

interface Props {
  readonly eventId: number
  /** Whose printouts are shown. */
  readonly readers: readonly PrintoutReaders[]
}

/** The printouts of an event, by their readers. */
export function AllPrintouts({ eventId, readers }: Props) {
  const { t } = useWords()
  return readers.map((reader) => (
    <section key={reader} aria-labelledby={`printouts-${reader}`}>
      <h2 id={`printouts-${reader}`}>{t(`printouts:readers.${reader}`)}</h2>
      <PrintoutLinks
        eventId={eventId}
        printouts={ALL.flatMap(([name, own]) => (own === reader ? name : []))}
      />
    </section>
  ))
}
