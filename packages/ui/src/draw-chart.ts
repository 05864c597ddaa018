/** Draws a chart on a canvas; lazy-loaded. The table next to it has the same content. */

import uPlot from 'uplot'
import type { ChartData, ChartManner } from './chart-data.ts'

export interface Drawing {
  /** Highlights a category; null highlights none. */
  point(index: number | null): void
  destroy(): void
}

interface Place {
  /** Element whose text and border colours are used for axes and grid. */
  readonly canvas: HTMLElement
  /** Legend marks of the series, whose colours are used for their bars. */
  readonly marks: readonly HTMLElement[]
}

const HEIGHT = 260
/** Minimum width of a category in pixels for horizontal labels; labels of lines are dates, which are longer. */
const NARROW = { bars: 56, lines: 96 }
/** Width of a rotated label in pixels: if there are more labels, only some are drawn. */
const ASLANT = 26
/** Fraction of a category's width that the bars of one series take. */
const SHARE = 0.38

type Manner = Required<ChartManner>

export function drawChart(place: Place, data: ChartData, manner: Manner): Drawing {
  let plot = newPlot(place, data, manner)
  let width = place.canvas.clientWidth
  const redraw = () => {
    plot.destroy()
    plot = newPlot(place, data, manner)
  }
  const size = new ResizeObserver(() => {
    if (place.canvas.clientWidth === width) return
    width = place.canvas.clientWidth
    redraw()
  })
  size.observe(place.canvas)
  const endTheme = onTheme(redraw)
  return {
    point: (index) => plot.setCursor({ left: index === null ? -10 : plot.valToPos(index, 'x'), top: 0 }),
    destroy() {
      size.disconnect()
      endTheme()
      plot.destroy()
    },
  }
}

/** Redraws on a theme change, because a canvas does not follow CSS colours. */
function onTheme(redraw: () => void): () => void {
  const page = new MutationObserver(redraw)
  page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', redraw)
  return () => {
    page.disconnect()
    system.removeEventListener('change', redraw)
  }
}

function newPlot(place: Place, { categories, series }: ChartData, { kind, write }: Manner): uPlot {
  const { canvas } = place
  const { color, borderTopColor, fontFamily } = getComputedStyle(canvas)
  const axis = { stroke: color, font: `13px ${fontFamily}`, ticks: { show: false } }
  const each = canvas.clientWidth / categories.length
  const isNarrow = each < NARROW[kind]
  const step = Math.max(1, Math.ceil(ASLANT / each))
  return new uPlot(
    {
      width: canvas.clientWidth,
      height: HEIGHT,
      padding: [12, 8, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: () => [-0.6, categories.length - 0.4] },
        y: { range: kind === 'bars' ? fromZero : around },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: isNarrow ? (kind === 'bars' ? 46 : 66) : 28,
          // Labels of lines end below their value, because the value axis leaves room there.
          rotate: isNarrow ? (kind === 'bars' ? -45 : 45) : 0,
          splits: () => categories.map((_, index) => index).filter((index) => index % step === 0),
          values: (_, splits) => splits.map((index) => categories[index] ?? ''),
        },
        {
          ...axis,
          size: kind === 'bars' ? 44 : 76,
          grid: { stroke: borderTopColor, width: 1 },
          values: (_, splits) => splits.map(write),
        },
      ],
      series: [{}, ...series.map(({ label }, index) => ({ label, ...styleOf[kind](place, series, index) }))],
    },
    [categories.map((_, index) => index), ...series.map(({ values }) => [...values])],
    canvas,
  )
}

const fromZero = (_: uPlot, __: number, max: number): [number, number] => [0, Math.max(1, max * 1.1)]

/** Padding above and below, so that a difference of a tenth of a second is visible. */
function around(_: uPlot, min: number, max: number): [number, number] {
  const room = Math.max((max - min) * 0.15, 10)
  return [min - room, max + room]
}

type Style = (place: Place, series: ChartData['series'], index: number) => Partial<uPlot.Series>

const styleOf: Readonly<Record<Manner['kind'], Style>> = {
  bars({ canvas, marks }, { length }, index) {
    const { backgroundColor } = getComputedStyle(marks[index] ?? canvas)
    const align = length === 1 ? 0 : index === 0 ? -1 : 1
    const paths = uPlot.paths.bars?.({ size: [SHARE, 44], align })
    return {
      fill: index % 2 ? hatched(backgroundColor) : backgroundColor,
      stroke: backgroundColor,
      width: 1,
      ...(paths && { paths }),
      points: { show: false },
    }
  },
  lines({ canvas, marks }, _, index) {
    const { backgroundColor } = getComputedStyle(marks[index] ?? canvas)
    const paths = index === 0 ? uPlot.paths.linear?.() : uPlot.paths.stepped?.({ align: 1 })
    return {
      stroke: backgroundColor,
      width: 2,
      ...(index > 0 && { dash: [7, 5] }),
      ...(paths && { paths }),
      points: { show: index === 0, size: 9, fill: backgroundColor },
    }
  },
}

/** Hatching distinguishes the series without colour. */
function hatched(colour: string): CanvasPattern | string {
  const size = 6 * devicePixelRatio
  const tile = document.createElement('canvas')
  tile.width = size
  tile.height = size
  const pen = tile.getContext('2d')
  if (!pen) return colour
  pen.strokeStyle = colour
  pen.lineWidth = size / 3
  for (const shift of [-size, 0, size]) {
    pen.beginPath()
    pen.moveTo(shift, size)
    pen.lineTo(shift + size, 0)
    pen.stroke()
  }
  return pen.createPattern(tile, 'repeat') ?? colour
}
