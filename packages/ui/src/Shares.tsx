import { useWords } from './words.ts'

interface Share {
  readonly label: string
  readonly value: number
}

interface Props {
  readonly title: string
  /** Name of the categories, such as «Страна». */
  readonly category: string
  /** Name of the counted items, such as «Пловцы». */
  readonly counted: string
  /** Largest first. */
  readonly shares: readonly Share[]
  readonly headingLevel?: 2 | 3 | 4
}

/** A table of numbers with bars proportional to the largest. */
export function Shares({ title, category, counted, shares, headingLevel = 3 }: Props) {
  const { formats } = useWords()
  const largest = Math.max(1, ...shares.map(({ value }) => value))
  const Heading = `h${headingLevel}` as const
  return (
    <section className="shares">
      <Heading>{title}</Heading>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{category}</th>
            <th scope="col">{counted}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className="shares-bar" style={{ inlineSize: `${(value / largest) * 100}%` }} />
                {formats.number(value)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
