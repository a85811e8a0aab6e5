import type { Locator } from '@playwright/test';

/** Whether something lies over the middle of an element, or the window ends above it. */
export const isCovered = ( locator: Locator ): Promise< boolean > =>
	locator.evaluate( ( element ) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		const top = document.elementFromPoint( x + width / 2, y + height / 2 );
		return ! element.contains( top );
	} );
