import { test as base } from '@playwright/test';
import { newMarker } from './forms/enquiry';
import { FormOnPage } from './forms/form';

interface Support {
	/** The test form on the page of this test. */
	form: FormOnPage;
	/** Text that no other test submits. */
	marker: string;
}

export const test = base.extend< Support >( {
	form: async ( { page }, use ) => use( new FormOnPage( page ) ),
	marker: async ( {}, use ) => use( newMarker() ),
} );

export { expect } from '@playwright/test';
