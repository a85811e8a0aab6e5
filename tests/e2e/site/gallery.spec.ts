import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { installGallery } from '../../gallery/install';
import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/test';

const KINDS = readdirSync( resolve( __dirname, '../../../contract/fields' ), {
	withFileTypes: true,
} )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( { name } ) => name );
const WIDTHS = [ 360, 768, 1440 ];

// Some kinds have thirty states, and each is checked several times.
test.slow();
test.beforeAll( () => installGallery( process.env.ATOLL_WP_DIR ?? '' ) );

/** Returns elements that overflow at either side, by class name. */
const overflowing = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const { clientWidth } = document.documentElement;
		return [ ...document.querySelectorAll( '.gallery .atoll-form *' ) ]
			.filter( ( element ) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 1 && ( left < -1 || right > clientWidth + 1 );
			} )
			.map( ( { className, tagName } ) => `${ tagName } ${ className }` );
	} );

/** Returns controls that are too small to touch: under 24 px, unless a label or a row is the target. */
const tooSmall = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		[
			...document.querySelectorAll< HTMLElement >(
				'.gallery .atoll-form :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, button)'
			),
		]
			.filter( ( control ) => {
				const { width, height } = control.getBoundingClientRect();
				return width > 1 && ( width < 24 || height < 44 );
			} )
			.map( ( control ) => control.outerHTML.slice( 0, 120 ) )
	);

/** Checks all widths, and the narrowest from right to left. */
async function expectToFit( page: Page ): Promise< void > {
	for ( const width of WIDTHS ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await overflowing( page ) ).toEqual( [] );
		expect( await tooSmall( page ) ).toEqual( [] );
	}
	await page.setViewportSize( { width: 320, height: 900 } );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	expect( await overflowing( page ) ).toEqual( [] );
}

/** Checks the contrast in light and dark mode. */
async function expectToBeLegible( page: Page, within = '.gallery' ): Promise< void > {
	expect( await violationsOf( page, { within } ) ).toEqual( [] );
	await page.emulateMedia( { colorScheme: 'dark' } );
	expect( await violationsOf( page, { within, rules: [ 'color-contrast' ] } ) ).toEqual( [] );
}

test( 'every state of every kind fits at every width and in both directions, and the first of each is legible', async ( {
	page,
} ) => {
	await page.goto( '/?atoll-gallery' );
	await expect( page.locator( '.gallery section' ) ).toHaveCount( KINDS.length );
	await expectToBeLegible( page, '.gallery figure:first-child' );
	await expectToFit( page );
} );

for ( const kind of KINDS ) {
	test(
		`every state of ${ kind } is legible by day and by night`,
		{ tag: '@long' },
		async ( { page } ) => {
			await page.goto( `/?atoll-gallery&kind=${ kind.toLowerCase() }` );
			await expect( page.locator( 'figure' ).first() ).toBeAttached();
			await expectToBeLegible( page );
		}
	);
}
