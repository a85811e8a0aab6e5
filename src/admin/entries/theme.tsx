import type { ReactNode } from 'react';

/**
 * Stands for @wordpress/theme in the bundle, which would bring 70 kB that work out a palette: all that @wordpress/ui
 * asks of it is the dark ground of its tooltips, which entries.css has.
 */
export const ThemeProvider = ( { children }: { children: ReactNode } ) => (
	<div className="atoll-entries__tooltip">{ children }</div>
);
