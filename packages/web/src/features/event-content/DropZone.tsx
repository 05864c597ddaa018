import { type DragEvent, type ReactNode, useState } from 'react'

/** Accepts dropped files. It wraps a button that does the same. */
export function DropZone({
  onDrop,
  children,
}: {
  readonly onDrop: (files: readonly File[]) => void
  readonly children: ReactNode
}) {
  const [isOver, setOver] = useState(false)

  function drop(domEvent: DragEvent) {
    domEvent.preventDefault()
    setOver(false)
    const files = [...domEvent.dataTransfer.files]
    if (files.length > 0) onDrop(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className="drop-zone"
      data-over={isOver}
      onDragOver={(domEvent) => {
        domEvent.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
