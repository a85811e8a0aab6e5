import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { Panel } from '../support/screens/panel';
import { fixtures } from '../support/site/fixtures';

/** Sets the class of a layout, which the settings print (tests/php/wordpress/Site/HeaderTest.php). */
const wear = ( page: Page, layout: string ) =>
	page.locator( '.atoll-header' ).evaluate( ( header, name ) => {
		const worn = header.getAttribute( 'class' ) ?? '';
		header.setAttribute( 'class', worn.replace( /--(left|center|constrain)/, `--${ name }` ) );
	}, layout );

/** Returns the start of the logo, and the space on both sides of the menu, in CSS pixels. */
const places = ( page: Page ) =>
	page.locator( '.atoll-header' ).evaluate( ( header ) => {
		const [ logo, menu, actions ] = [ 'logo', 'menu', 'actions' ].map( ( part ) =>
			header
				.querySelector(
					part === 'menu' ? '.atoll-menu__list' : `.atoll-header__${ part }`
				)!
				.getBoundingClientRect()
		);
		return {
			start: logo!.left,
			before: menu!.left - logo!.right,
			after: actions!.left - menu!.right,
			middle: Math.abs( ( menu!.left + menu!.right ) / 2 - window.innerWidth / 2 ),
		};
	} );

const LAYOUTS = {
	left: ( at: Awaited< ReturnType< typeof places > > ) =>
		at.start < 100 && at.before < 50 && at.after > 300,
	center: ( at: Awaited< ReturnType< typeof places > > ) => at.start < 100 && at.middle < 2,
	constrain: ( at: Awaited< ReturnType< typeof places > > ) =>
		at.start > 300 && at.before > 100 && at.after < 60,
};

test( 'each layout is the one that is chosen, and the smallest bar fits', async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( fixtures().plainPath );
	await test.step( 'the smallest bar goes past no edge, also with text of twice the size', async () => {
		const width = () => page.locator( '.atoll-header' ).evaluate( ( bar ) => bar.scrollWidth );
		expect( await width() ).toBe( 320 );
		await page.evaluate( () => ( document.documentElement.style.fontSize = '200%' ) );
		expect( await width() ).toBe( 320 );
		await expect( new Panel( page ).button ).toBeInViewport( { ratio: 1 } );
		await page.evaluate( () => ( document.documentElement.style.fontSize = '' ) );
	} );
	await page.setViewportSize( { width: 1920, height: 800 } );
	for ( const [ layout, holds ] of Object.entries( LAYOUTS ) ) {
		await test.step( `${ layout }: the menu stands where the layout says`, async () => {
			await wear( page, layout );
			const at = await places( page );
			expect( holds( at ), JSON.stringify( at ) ).toBe( true );
		} );
	}
} );

test( 'a panel over the whole screen leaves the bar in sight and in reach', async ( { page } ) => {
	await page.setViewportSize( { width: 768, height: 800 } );
	await page.goto( '/about/' );
	await page.locator( '.atoll-header' ).evaluate( ( { classList } ) => {
		classList.replace( 'atoll-header--sidebar', 'atoll-header--full' );
	} );
	const panel = new Panel( page );
	await panel.button.click();
	await panel.settled();
	expect( await panel.sheet.boundingBox() ).toMatchObject( { x: 0, width: 768 } );
	await page.locator( '.atoll-header__logo' ).click();
	await expect( page ).toHaveURL( /\/$/ );
	expect( new URL( page.url() ).pathname ).toBe( '/' );
} );
