/** Styles of the pages that the server writes itself: the house colours, in the theme that the browser prefers. */
export const PLAIN_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6fbfd, #06121c);
  --surface: light-dark(#ffffff, #0c1b27);
  --line: light-dark(#cddce2, #243846);
  --control-line: light-dark(#748a95, #6c8492);
  --ink: light-dark(#111f2e, #e9f2f5);
  --ink-2: light-dark(#455868, #a4b8c0);
  --brand: light-dark(#005583, #66ceec);
  --on-brand: light-dark(#ffffff, #021322);
  --focus: light-dark(#593ec7, #cab3ff);
  --water-far: light-dark(#0c3a4f, #0a2a39);
  --water-deep: light-dark(#04202f, #020c14);
  --on-water: #eef9fc;
  --on-water-2: #bcd9e3;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-block-size: 100vh;
  display: grid;
  place-items: center;
  padding: 24px 16px;
  background: var(--canvas);
  color: var(--ink);
  font: 16px/1.5 Onest, system-ui, sans-serif;
}
main {
  inline-size: 100%;
  max-inline-size: 480px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 14px;
  overflow: hidden;
  overflow-wrap: anywhere;
}
header {
  padding: 28px 32px;
  background: linear-gradient(160deg, var(--water-far), var(--water-deep));
  color: var(--on-water);
}
.body { padding: 24px 32px 32px; }
h1 {
  margin: 0;
  font: 700 32px/1.1 'Sofia Sans Condensed', 'Arial Narrow', system-ui, sans-serif;
}
p { margin: 8px 0 0; color: var(--on-water-2); }
dl { margin: 0 0 24px; border-block-end: 1px solid var(--line); padding-block-end: 20px; display: grid; gap: 12px; }
dt { color: var(--ink-2); font-size: 14px; }
dd { margin: 0; }
.amount { font-size: 28px; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
button, .button {
  display: block;
  inline-size: 100%;
  min-block-size: 48px;
  padding: 10px 16px;
  border: 1px solid var(--control-line);
  border-radius: 10px;
  background: transparent;
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { border-color: var(--brand); color: var(--brand); }
.main, .main:hover { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 440px) {
  header { padding: 24px 20px; }
  .body { padding: 20px 20px 24px; }
}
`
