import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { installGallery } from '../gallery/install';
import { expect, test } from './support/test';

const KINDS = readdirSync( resolve( __dirname, '../../contract/fields' ) );
const WIDTHS = [ 360, 768, 1440 ];

// Some kinds have thirty states, and each is looked at several times.
test.slow();
test.beforeAll( () => installGallery( process.env.ATOLL_WP_DIR ?? '' ) );

/** @param rules Only these; all when empty. */
async function expectNoViolation( page: Page, rules: string[] ): Promise< void > {
	const axe = new AxeBuilder( { page } ).include( '.gallery' );
	const { violations } = await ( rules.length ? axe.withRules( rules ) : axe ).analyze();
	expect(
		violations.map(
			( { id, nodes } ) => `${ id }: ${ nodes.map( ( { html } ) => html ).join( ' ' ) }`
		)
	).toEqual( [] );
}

/** What sticks out to either side, by its class names. */
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

/** Controls that a finger would miss: under 24 px either way, unless a label or a row is the target. */
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

for ( const kind of KINDS ) {
	test( `${ kind } fits at every width and in both directions, and is legible by day and by night`, async ( {
		page,
	} ) => {
		await page.goto( `/?atoll-gallery&kind=${ kind.toLowerCase() }` );
		await expect( page.locator( 'figure' ).first() ).toBeAttached();
		await expectNoViolation( page, [] );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await overflowing( page ) ).toEqual( [] );
			expect( await tooSmall( page ) ).toEqual( [] );
		}
		await page.emulateMedia( { colorScheme: 'dark' } );
		await expectNoViolation( page, [ 'color-contrast' ] );
		await page.setViewportSize( { width: 320, height: 900 } );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		expect( await overflowing( page ) ).toEqual( [] );
	} );
}
