/** Whether this person wants less motion (WCAG 2.3.3), as they have told their system. */
export const prefersReducedMotion = () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
