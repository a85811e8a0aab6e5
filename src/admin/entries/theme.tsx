import type { ReactNode } from 'react';

/**
 * Replaces @wordpress/theme in the bundle, which has 70 kB of code to compute a palette: @wordpress/ui uses it only for
 * the dark background of its tooltips, which entries.css sets.
 */
export const ThemeProvider = ( { children }: { children: ReactNode } ) => (
	<div className="atoll-entries__tooltip">{ children }</div>
);
