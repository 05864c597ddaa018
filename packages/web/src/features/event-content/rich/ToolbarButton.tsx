export function ToolbarButton({
  label,
  name,
  glyph,
  drawing,
  isOn,
  isPossible = true,
  onClick,
}: {
  readonly label: string
  /** Tells its look from the others'. */
  readonly name: string
  /** One or two letters in place of an icon. */
  readonly glyph?: string | undefined
  readonly drawing?: string | undefined
  /** Of a switch. */
  readonly isOn?: boolean | undefined
  readonly isPossible?: boolean
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      data-name={name}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={!isPossible || undefined}
      onClick={isPossible ? onClick : undefined}
    >
      {glyph ?? (
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={drawing} />
        </svg>
      )}
    </button>
  )
}
