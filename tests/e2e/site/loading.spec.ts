import type { Page } from '@playwright/test';
import { holdBack, untilAwaited } from '../support/browser/hold-back';
import { globalsOf, scriptsOf, withoutPointer } from '../support/browser/scripts';
import { CONFIRMATION, validAnswers } from '../support/forms/enquiry';
import { entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';
import { expect, test } from '../support/test';

test.describe.configure( { mode: 'parallel' } );

/** Libraries and islands; before a trigger only the loader may be loaded. */
const HEAVY = /react|jquery|wp-includes\/js\/dist|islands\/|stores\.js/;

/** Scripts that only forms need. */
const FOR_FORMS = /react|jquery|wp-includes\/js\/dist|islands\/(form|modal)|stores\.js/;

const settled = ( page: Page ): Promise< unknown > =>
	page.evaluate(
		() => new Promise( ( resolve ) => requestIdleCallback( () => setTimeout( resolve, 300 ) ) )
	);

/** Waits until two seconds after the load event. */
const rested = ( page: Page ): Promise< unknown > =>
	page.waitForFunction( () => {
		const [ { loadEventEnd } ] = performance.getEntriesByType( 'navigation' ) as [
			PerformanceNavigationTiming,
		];
		return loadEventEnd > 0 && performance.now() > loadEventEnd + 2000;
	} );

/** Marks all notices of the home page as closed in this session, without opening a page. */
const closeNotifications = async ( page: Page ): Promise< void > => {
	const html = await ( await page.request.get( '/' ) ).text();
	const due = html.matchAll( /class="atoll-notification[ "][^>]*? data-id="([^"]+)"/g );
	const value = [ ...due ].map( ( [ , id ] ) => id ).join( '.' );
	await page
		.context()
		.addCookies( [ { name: 'atoll_dismissed_', value, url: process.env.ATOLL_URL! } ] );
};

/** Returns the render-blocking stylesheets, and those of forms anywhere in the page. */
const sheetsOf = ( page: Page ) =>
	page.evaluate( () => {
		const inHead = [ ...document.head.querySelectorAll( 'link[rel=stylesheet]' ) ].map(
			( { id } ) => id
		);
		const ofForms = performance
			.getEntriesByType( 'resource' )
			.map( ( { name } ) => name )
			.filter( ( name ) => name.includes( '/styles/form' ) );
		return { inHead, ofForms };
	} );

for ( const path of [ '/', '/about/', 'a page with a link to a form' ] ) {
	test( `${ path } asks for no library or sheet of forms where no form is in view and nothing is due`, async ( {
		page,
	} ) => {
		await withoutPointer( page );
		await closeNotifications( page );
		await page.goto( path.startsWith( '/' ) ? path : fixtures().linkPath );
		await rested( page );
		const { all, bytesSinceLoad } = await scriptsOf( page );
		expect( all.filter( ( script ) => FOR_FORMS.test( script ) ) ).toEqual( [] );
		expect( bytesSinceLoad ).toBe( 0 );
		expect( await globalsOf( page ) ).toEqual( [] );
		expect( await sheetsOf( page ) ).toEqual( { inHead: [], ofForms: [] } );
	} );
}

for ( const path of [ '/contact/', 'the test form' ] ) {
	test( `up to its load event ${ path } asks for no library, and then comes alive by itself`, async ( {
		page,
		form,
	} ) => {
		await withoutPointer( page );
		await page.goto( path.startsWith( '/' ) ? path : fixtures().formPath, {
			waitUntil: 'load',
		} );
		await form.untilLive();
		const { untilLoad } = await scriptsOf( page );
		expect( untilLoad.filter( ( script ) => HEAVY.test( script ) ) ).toEqual( [] );
	} );
}

test( 'a form far below the view asks for nothing before it comes near', async ( {
	page,
	form,
} ) => {
	await withoutPointer( page );
	await page.addInitScript( () => {
		const below = new CSSStyleSheet();
		below.replaceSync( '.atoll-form { margin-top: 5000px !important; }' );
		document.adoptedStyleSheets = [ below ];
	} );
	await form.open();
	await settled( page );
	const { all } = await scriptsOf( page );
	expect( all.filter( ( script ) => HEAVY.test( script ) ) ).toEqual( [] );
	await form.submit.scrollIntoViewIfNeeded();
	await form.untilLive();
} );

test( 'a press before the island listens is held, shown, and answered in the page', async ( {
	page,
	form,
} ) => {
	const held = await holdBack( page, 'form' );
	await form.open();
	await untilAwaited( form.root, held );
	await form.submit.click();
	await expect( form.root.locator( 'form' ) ).toHaveAttribute( 'aria-busy', 'true' );
	held.release();
	await expect( form.error( 1 ) ).not.toBeEmpty();
	await expect( form.input( 'input_1' ) ).toBeFocused();
	await expect( form.root.locator( 'form' ) ).toHaveAttribute( 'aria-busy', 'false' );
	expect( await page.evaluate( () => performance.getEntriesByType( 'navigation' ).length ) ).toBe(
		1
	);
	expect( new URL( page.url() ).hash ).toBe( '' );
} );

test( 'a form that is sent again while the browser posts it, as its island was late, is stored once', async ( {
	page,
	form,
	marker,
} ) => {
	const held = await holdBack( page, 'form' );
	let letPost = () => {};
	const isLet = new Promise< void >( ( resolve ) => ( letPost = resolve ) );
	await page.route( fixtures().formPath, async ( route ) => {
		await ( route.request().method() === 'POST' && isLet );
		await route.continue();
	} );
	await form.open();
	await form.fill( validAnswers( marker ) );
	// Inside the page, since nothing else reaches it while the browser waits for the next one.
	await page.evaluate( () => {
		const element = document.querySelector< HTMLElement >( '.atoll-form' )!;
		Promise.resolve( window.atollIslands!.start!( element ) ).then( () => {
			sessionStorage.isBusy = element.querySelector( 'form' )!.ariaBusy;
			element.querySelector< HTMLElement >( '[data-atoll=submit]' )!.click();
		} );
	} );
	const posted = page.waitForRequest(
		( request ) => request.isNavigationRequest() && request.method() === 'POST'
	);
	const answered = page.waitForResponse( /\/submissions/ );
	await form.submit.click( { noWaitAfter: true } );
	const post = await posted;
	held.release();
	await answered;
	letPost();
	await post.response();
	await expect( form.confirmation ).toContainText( CONFIRMATION );
	expect( await page.evaluate( () => sessionStorage.isBusy ) ).toBe( 'true' );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test( 'a trigger runs the libraries once, on WordPress’ own handles', async ( { page, form } ) => {
	await form.openLive();
	const { all } = await scriptsOf( page );
	const ran = await page
		.locator( 'script[src]' )
		.evaluateAll( ( scripts ) =>
			scripts.map( ( script ) => new URL( ( script as HTMLScriptElement ).src ).pathname )
		);
	expect( ran.filter( ( path ) => path.endsWith( '/react-dom.min.js' ) ) ).toHaveLength( 1 );
	expect( new Set( ran ).size ).toBe( ran.length );
	expect( all ).toEqual( expect.arrayContaining( ran ) );
	expect( await globalsOf( page ) ).toEqual(
		expect.arrayContaining( [ 'React', 'wp.data', 'atollStores' ] )
	);
	expect( await globalsOf( page ) ).not.toContain( 'jQuery' );
} );
