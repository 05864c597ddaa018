/** The platform's mark: water in a round hole in the ice, and a swimmer's cap in it. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className="logo-mark-water" cx="20" cy="20" r="20" />
      <circle className="logo-mark-cap" cx="26.5" cy="11" r="4.5" />
      <path
        className="logo-mark-wave"
        d="M4.5 22c3.5-4.5 7-4.5 10.5-1s7 3.5 10.5 0s6.5-3.5 10 .5v5.5c-3.5-4-6.5-4-10-.5s-7 3.5-10.5 0s-7-3.5-10.5 1Z"
      />
    </svg>
  )
}
