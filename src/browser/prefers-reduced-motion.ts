/** Whether the person's system asks for reduced motion (WCAG 2.3.3). */
export const prefersReducedMotion = () => matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
