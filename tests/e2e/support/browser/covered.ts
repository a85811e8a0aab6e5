import type { Locator } from '@playwright/test';

/** Whether another element covers the centre of an element, or it is below the window. */
export const isCovered = ( locator: Locator ): Promise< boolean > =>
	locator.evaluate( ( element ) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		const top = document.elementFromPoint( x + width / 2, y + height / 2 );
		return ! element.contains( top );
	} );
