import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ChartData, ChartManner } from './chart-data.ts'
import type { Drawing } from './draw-chart.ts'
import { useWords } from './words.ts'

interface Props extends ChartManner {
  readonly title: string
  /** Name of the categories, such as «Возраст». */
  readonly category: string
  readonly data: ChartData
  readonly headingLevel?: 2 | 3 | 4
}

/** Bars or lines over categories. Arrow keys announce the values one by one, and a table has the same values. */
export function Chart(props: Props) {
  const { title, category, data, headingLevel = 3, kind = 'bars' } = props
  const words = useWords()
  const { write = words.formats.number } = props
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const drawing = useDrawing(figure, data, { kind, write })
  const [at, setAt] = useState<number | null>(null)
  const Heading = `h${headingLevel}` as const

  function move({ key, preventDefault }: Pick<KeyboardEvent, 'key' | 'preventDefault'>) {
    const next = indexAfter(key, at, data.categories.length)
    if (next === undefined) return
    preventDefault()
    setAt(next)
    drawing.current?.point(next)
  }

  return (
    <figure className="chart" ref={figure} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className="chart-legend" data-kind={kind}>
        {data.series.map(({ label }) => (
          <li key={label}>
            <span className="chart-mark" aria-hidden="true" />
            {label}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a group that keys move in */}
      <div
        className="chart-canvas"
        role="group"
        aria-label={words.t('sport:chart.keys', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read its values
        tabIndex={0}
        onKeyDown={(event) => move({ key: event.key, preventDefault: () => event.preventDefault() })}
      />
      <p className="chart-reading" role="status">
        {at !== null && reading(data, at, write)}
      </p>
      <details>
        <summary>{words.t('sport:chart.asTable')}</summary>
        <ChartTable title={title} category={category} data={data} write={write} />
      </details>
    </figure>
  )
}

type TableProps = Pick<Props, 'title' | 'category' | 'data'> & Required<Pick<Props, 'write'>>

function ChartTable({ title, category, data, write }: TableProps) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{category}</th>
          {data.series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.categories.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have the same name
          <tr key={index}>
            <th scope="row">
              {name}
              {data.notes && <small>{data.notes[index]}</small>}
            </th>
            {data.series.map(({ label, values }) => (
              <td key={label}>{write(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Draws into the figure once the drawing code has loaded; if it cannot load, the table is shown. */
function useDrawing(
  figure: { readonly current: HTMLElement | null },
  data: ChartData,
  { kind, write }: Required<ChartManner>,
) {
  const drawing = useRef<Drawing | null>(null)
  useEffect(() => {
    let isGone = false
    import('./draw-chart.ts')
      .then(({ drawChart }) => {
        const canvas = figure.current?.querySelector<HTMLElement>('.chart-canvas')
        const marks = figure.current?.querySelectorAll<HTMLElement>('.chart-mark') ?? []
        if (!isGone && canvas)
          drawing.current = drawChart({ canvas, marks: [...marks] }, data, { kind, write })
      })
      .catch(() => figure.current?.querySelector('details')?.setAttribute('open', ''))
    return () => {
      isGone = true
      drawing.current?.destroy()
      drawing.current = null
    }
  }, [figure, data, kind, write])
  return drawing
}

function indexAfter(key: string, at: number | null, count: number): number | null | undefined {
  const steps: Readonly<Record<string, number | null>> = {
    ArrowRight: Math.min((at ?? -1) + 1, count - 1),
    ArrowLeft: Math.max((at ?? count) - 1, 0),
    Home: 0,
    End: count - 1,
    Escape: null,
  }
  return steps[key]
}

const reading = ({ categories, series, notes }: ChartData, at: number, write: (value: number) => string) =>
  [
    [categories[at], notes?.[at]].filter(Boolean).join(', '),
    series.map(({ label, values }) => `${label}\u00a0— ${write(values[at] ?? 0)}`).join(', '),
  ].join(': ')
