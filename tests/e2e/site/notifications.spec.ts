import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe';
import { isCovered } from '../support/browser/covered';
import { layoutShiftOf, recordLayoutShift } from '../support/browser/layout-shift';
import { servePolicy } from '../support/browser/policy';
import { globalsOf, scriptsOf, withoutPointer } from '../support/browser/scripts';
import { addNotifications, Finger, notification } from '../support/screens/notifications';
import { bringData, sharedData } from '../support/site/other-data';
import { expect, test } from '../support/test';

const [ CRITICAL, OTHER ] = [ 'Closed on Friday', 'Open until six' ];

/** Returns the CSS pixels between the two notices. */
const gap = async ( page: Page ) => {
	const [ first, second ] = await Promise.all(
		[ CRITICAL, OTHER ].map( ( text ) => notification( page, text ).boundingBox() )
	);
	return second!.y - first!.y - first!.height;
};

let site: Awaited< ReturnType< typeof addNotifications > >;

test.beforeAll( async () => {
	site = await addNotifications();
} );

test.afterAll( () => site.remove() );

/** Returns the pixels of the page below its footer. */
const bandBelow = ( page: Page ) =>
	page.evaluate(
		() =>
			document.documentElement.getBoundingClientRect().bottom -
			document.querySelector( 'footer' )!.getBoundingClientRect().bottom
	);

test( 'they come, are closed and stay so, by the keyboard alone', async ( { page } ) => {
	await withoutPointer( page );
	await recordLayoutShift( page );
	await page.goto( site.paths[ 0 ]! );
	await test.step( 'they come one after another, move nothing and take no focus', async () => {
		const link = page.locator( 'main a' ).first();
		await link.focus();
		const moved = await layoutShiftOf( page, async () => {
			// In the frame in which the first appears, since the next follows after a second, too soon for two calls.
			const first = await page.waitForFunction( () =>
				[ ...document.querySelectorAll( '.atoll-notification.is-shown' ) ]
					.map( ( one ) => one.textContent!.trim() )
					.join()
			);
			expect( await first.jsonValue() ).toContain( CRITICAL );
			expect( await first.jsonValue() ).not.toContain( OTHER );
			await expect( notification( page, CRITICAL ) ).toBeVisible();
			await expect( notification( page, OTHER ) ).toBeVisible();
		} );
		expect( moved ).toBe( 0 );
		await expect( link ).toBeFocused();
		expect( await gap( page ) ).toBeCloseTo( 15, 1 );
	} );

	await test.step( 'Escape closes them by the keyboard, and they stay closed in that session', async () => {
		await expect( notification( page, OTHER ) ).toBeVisible();
		await page.locator( 'footer a' ).last().focus();
		const close = ( text: string ) => page.getByRole( 'button', { name: `Close: ${ text }` } );
		await expect( async () => {
			await page.keyboard.press( 'Tab' );
			await expect( close( CRITICAL ) ).toBeFocused( { timeout: 50 } );
		} ).toPass( { intervals: [ 0 ] } );
		await page.keyboard.press( 'Escape' );
		await expect( notification( page, CRITICAL ) ).toHaveCount( 0 );
		await expect( close( OTHER ) ).toBeFocused();

		await page.goto( site.paths[ 1 ]! );
		await expect( notification( page, OTHER ) ).toBeVisible();
		await expect( notification( page, CRITICAL ) ).toBeHidden();
	} );

	await test.step( 'a page where none is due any more fetches nothing', async () => {
		await page.getByRole( 'button', { name: `Close: ${ OTHER }` } ).click();
		await expect( notification( page, OTHER ) ).toHaveCount( 0 );

		await page.goto( site.paths[ 0 ]! );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					requestIdleCallback( () => setTimeout( resolve, 300 ) )
				)
		);
		const { all } = await scriptsOf( page );
		const libraries = /react|wp-includes\/js\/dist|notifications|stores\.js/;
		expect( all.filter( ( path ) => libraries.test( path ) ) ).toEqual( [] );
		expect( await globalsOf( page ) ).toEqual( [] );
	} );
} );

// The header's island has the same triggers; header-faults.spec.ts tests both every day.
test(
	'they come under a strict content security policy too',
	{ tag: '@long' },
	async ( { page } ) => {
		const violations = await servePolicy( page );
		await page.goto( site.paths[ 0 ]! );
		await page.getByRole( 'button', { name: `Close: ${ CRITICAL }` } ).click();
		await expect( notification( page, CRITICAL ) ).toHaveCount( 0 );
		expect( violations ).toEqual( [] );
	}
);

test(
	'they share wp.data with another plugin that has brought it',
	{ tag: '@long' },
	async ( { page } ) => {
		await bringData( page );
		await page.goto( site.paths[ 0 ]! );
		await expect( notification( page, OTHER ) ).toBeVisible();
		await page.getByRole( 'button', { name: `Close: ${ CRITICAL }` } ).click();
		await expect( notification( page, CRITICAL ) ).toHaveCount( 0 );
		const { isOne, theirs, ours, times } = await sharedData(
			page,
			'atoll/notifications',
			'getShown'
		);
		expect( { isOne, theirs, times } ).toEqual( { isOne: true, theirs: 1, times: 1 } );
		expect( ours ).toHaveLength( 1 );
	}
);

test( 'four long ones can all be read where there is little height', async ( { page } ) => {
	const long = [ 'Our office moves', 'We look for staff' ].map( ( text ) =>
		`${ text }. `.repeat( 20 )
	);
	const four = await addNotifications( long );
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( four.paths[ 0 ]! );
	const list = page.locator( '.is-live .atoll-notifications__list' );
	expect(
		await list.evaluate( ( at ) => getComputedStyle( at, '::after' ).content ),
		'No shade before they have come.'
	).toBe( 'none' );
	for ( const text of [ ...long.map( ( one ) => one.slice( 0, 12 ) ), CRITICAL, OTHER ] ) {
		const one = notification( page, text );
		await expect( one ).toBeVisible();
		await one.hover();
		await expect( one.getByRole( 'button' ) ).toBeInViewport( { ratio: 1 } );
	}
	await four.remove();
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 320, height: 640 }, hasTouch: true } );

	test( 'they leave room, and go with a finger', async ( { page } ) => {
		await page.goto( site.paths[ 0 ]! );

		await test.step( 'what gets the focus is not left below them, and nothing is wrong with them', async () => {
			await expect( notification( page, OTHER ) ).toBeVisible();
			for ( const link of [
				page.locator( 'main a' ).last(),
				page.locator( 'footer a' ).last(),
			] ) {
				await link.focus();
				await expect.poll( () => isCovered( link ) ).toBe( false );
			}
			expect( await violationsOf( page ) ).toEqual( [] );
			expect(
				await page.evaluate( () => document.documentElement.scrollWidth )
			).toBeLessThanOrEqual( 320 );
			expect( await bandBelow( page ) ).toBeLessThan( 1 );
		} );

		await test.step( 'a fast swipe takes one away, a slow one does not, and the page scrolls', async () => {
			await page.evaluate( () => scrollTo( { top: 0, behavior: 'instant' } ) );
			await expect( notification( page, OTHER ) ).toBeVisible();
			expect( await gap( page ) ).toBeCloseTo( 3.75, 1 );
			const finger = await Finger.on( page );

			await finger.drag( notification( page, CRITICAL ), { down: -150, lasts: 300 } );
			await expect.poll( () => page.evaluate( () => scrollY ) ).toBeGreaterThan( 50 );

			await finger.drag( notification( page, CRITICAL ), { across: 90, lasts: 800 } );
			await expect( notification( page, CRITICAL ) ).toHaveCSS( 'translate', 'none' );

			await finger.drag( notification( page, CRITICAL ), { across: 200, lasts: 100 } );
			await expect( notification( page, CRITICAL ) ).toHaveCount( 0 );
			await expect( notification( page, OTHER ) ).toBeVisible();
		} );
	} );
} );

test( 'in a wide window they go to a corner without a control, and leave no band below the page', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.goto( site.paths[ 0 ]! );
	await page
		.locator( 'main' )
		.evaluate( ( main ) =>
			main.insertAdjacentHTML(
				'beforeend',
				'<a href="#save" style="position:fixed;right:200px;bottom:60px">Save</a>'
			)
		);
	await expect( notification( page, OTHER ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Save', exact: true } ).click();
	await page.evaluate( () => scrollTo( 0, document.documentElement.scrollHeight ) );
	expect( await bandBelow( page ) ).toBeLessThan( 1 );
} );

test( 'without the island’s script they show in the page after a while', async ( { page } ) => {
	await page.route( '**/islands/notifications.js*', ( route ) => route.abort() );
	await page.goto( site.paths[ 0 ]! );
	await expect( notification( page, CRITICAL ) ).toBeHidden();
	await page.evaluate( () =>
		document.getAnimations().forEach( ( animation ) => animation.finish() )
	);
	await expect( notification( page, CRITICAL ) ).toBeVisible();
	await expect( page.locator( '.atoll-notifications__list' ) ).toHaveCSS( 'position', 'static' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'they are a list in the page, with nothing to press', async ( { page } ) => {
		await page.goto( site.paths[ 0 ]! );
		await expect( notification( page, CRITICAL ) ).toBeVisible();
		await expect( notification( page, OTHER ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Close' } ) ).toHaveCount( 0 );
		await expect( page.locator( '.atoll-notifications__list' ) ).toHaveCSS(
			'position',
			'static'
		);
	} );
} );
