import type { ReactNode } from 'react';

/** Adds padding around settings in a popover. */
export const Padded = ( { children }: { children: ReactNode } ) => (
	<div className="atoll-cta-destination">{ children }</div>
);
