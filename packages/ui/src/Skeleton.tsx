interface Props {
  /** Shape of the content: a line of text, a row of a list, a card. */
  readonly shape: 'line' | 'row' | 'card'
  readonly count?: number
}

/** Placeholder with the geometry of the loading content. The loading state must be announced elsewhere. */
export function Skeleton({ shape, count = 1 }: Props) {
  return (
    <div className="skeletons" aria-hidden="true">
      {new Array(count).fill(shape).map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className="skeleton" data-shape={shape} />
      ))}
    </div>
  )
}
