import type { Page } from '@playwright/test';
import { dataLayerOf } from './data-layer';
import { expect, test } from './reused-page';

const wantsMotion = ( page: Page ) =>
	page.evaluate( () => matchMedia( '(prefers-reduced-motion: no-preference)' ).matches );

const isMarked = async ( page: Page ) => {
	await page.goto( 'about:blank' );
	return page.evaluate( () => 'marked' in window );
};

test.describe( 'a page that tests share', () => {
	test.describe.configure( { mode: 'serial' } );

	test( 'runs what one of them adds in each document', async ( { page } ) => {
		await dataLayerOf( page );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.addInitScript( () => Object.assign( window, { marked: true } ) );
		expect( await isMarked( page ) ).toBe( true );
		expect( await wantsMotion( page ) ).toBe( false );
	} );

	test( 'does not run it for the next, which may add it too', async ( { page } ) => {
		expect( await isMarked( page ) ).toBe( false );
		expect( await wantsMotion( page ) ).toBe( true );
		await dataLayerOf( page );
	} );
} );
