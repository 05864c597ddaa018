/** Native file input with our own label and style: it covers its label invisibly. */
export function FileButton({
  id,
  children,
  accept,
  isMultiple = false,
  describedBy,
  onChoose,
}: {
  readonly id: string
  readonly children: string
  /** Accepted types, such as `.jpg,.png`. */
  readonly accept: string
  readonly isMultiple?: boolean
  /** The id of what tells the limits. */
  readonly describedBy: string
  readonly onChoose: (files: readonly File[]) => void
}) {
  return (
    <span className="file-button">
      <input
        type="file"
        id={id}
        accept={accept}
        multiple={isMultiple}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again.
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <label htmlFor={id} className="button">
        {children}
      </label>
    </span>
  )
}
