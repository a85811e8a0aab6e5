import type { Page } from '@playwright/test';

/** A visitor who saves data: no form is fetched or run before somebody touches it. */
export const saveData = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', { value: { saveData: true } } )
	);
