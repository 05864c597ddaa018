/** Draws a chart on a canvas; loaded only where one is shown. Everything it says stands in the table beside it. */

import uPlot from 'uplot'
import type { ChartData } from './chart-data.ts'

export interface Drawing {
  /** Points at a category; null points at none. */
  point(index: number | null): void
  destroy(): void
}

interface Place {
  /** Where it is drawn: its text and border colours are those of the axes and the grid. */
  readonly canvas: HTMLElement
  /** The mark of each series in the legend, whose colour is that of its bars. */
  readonly marks: readonly HTMLElement[]
}

const HEIGHT = 260
/** Where a category has fewer pixels than that, its name stands aslant. */
const NARROW = 56
/** How much of its category's width the bars of one series take. */
const SHARE = 0.38

export function drawChart(place: Place, data: ChartData): Drawing {
  let plot = newPlot(place, data)
  let width = place.canvas.clientWidth
  const redraw = () => {
    plot.destroy()
    plot = newPlot(place, data)
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

/** A canvas keeps the colours that it was drawn in: another theme draws it again. */
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

function newPlot({ canvas, marks }: Place, { categories, series }: ChartData): uPlot {
  const { color, borderTopColor, fontFamily } = getComputedStyle(canvas)
  const axis = { stroke: color, font: `13px ${fontFamily}`, ticks: { show: false } }
  const isNarrow = canvas.clientWidth / categories.length < NARROW
  const bars = series.map(({ label }, index) => {
    const { backgroundColor } = getComputedStyle(marks[index] ?? canvas)
    const side = series.length === 1 ? 0 : index === 0 ? -1 : 1
    return {
      label,
      fill: index % 2 ? hatched(backgroundColor) : backgroundColor,
      stroke: backgroundColor,
      width: 1,
      paths: uPlot.paths.bars?.({ size: [SHARE, 44], align: side }),
      points: { show: false },
    }
  })
  return new uPlot(
    {
      width: canvas.clientWidth,
      height: HEIGHT,
      padding: [12, 8, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: () => [-0.6, categories.length - 0.4] },
        y: { range: (_, __, max) => [0, Math.max(1, max * 1.1)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: isNarrow ? 46 : 28,
          rotate: isNarrow ? -45 : 0,
          splits: () => categories.map((_, index) => index),
          values: (_, splits) => splits.map((index) => categories[index] ?? ''),
        },
        { ...axis, size: 44, grid: { stroke: borderTopColor, width: 1 } },
      ],
      series: [{}, ...bars],
    },
    [categories.map((_, index) => index), ...series.map(({ values }) => [...values])],
    canvas,
  )
}

/** Stripes: who does not tell the colours apart tells the series. */
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
