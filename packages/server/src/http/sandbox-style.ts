/** The look of the built-in gateway's page: the house's colours, in the theme that the browser asks for. */
export const SANDBOX_STYLE = `
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
  padding: 32px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 14px;
  overflow-wrap: anywhere;
}
h1 {
  margin: 0 0 8px;
  font: 700 32px/1.1 'Sofia Sans Condensed', 'Arial Narrow', system-ui, sans-serif;
}
p { margin: 0 0 24px; color: var(--ink-2); }
dl { margin: 0 0 24px; border-block: 1px solid var(--line); padding-block: 16px; display: grid; gap: 12px; }
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
@media (max-width: 440px) { main { padding: 24px 20px; } }
`
