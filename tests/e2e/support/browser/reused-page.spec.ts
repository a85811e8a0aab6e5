import type { Page } from '@playwright/test';
import { expect, test } from './reused-page';

const isMarked = async ( page: Page ) => {
	await page.goto( 'about:blank' );
	return page.evaluate( () => 'marked' in window );
};

test.describe( 'a page that tests share', () => {
	test.describe.configure( { mode: 'serial' } );

	test( 'runs what one of them adds in each document', async ( { page } ) => {
		await page.addInitScript( () => Object.assign( window, { marked: true } ) );
		expect( await isMarked( page ) ).toBe( true );
	} );

	test( 'does not run it for the next', async ( { page } ) => {
		expect( await isMarked( page ) ).toBe( false );
	} );
} );
