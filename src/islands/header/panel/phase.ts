/** Milliseconds (spec 9); src/styles/header/motion.css fills them. */
const CLOSING = 500;

/** How long the panel takes to leave: no time at all for those who want no motion. */
export const closingPhase = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 0 : CLOSING;
