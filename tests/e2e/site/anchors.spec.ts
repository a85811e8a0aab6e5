import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { call } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';

const TEXT = '<!-- wp:paragraph --><p>A line of text.</p><!-- /wp:paragraph -->';
const FOLDED =
	'<!-- wp:details {"anchor":"fold"} --><details class="wp-block-details" id="fold"><summary>More</summary>' +
	'<!-- wp:heading {"anchor":"inside"} --><h2 class="wp-block-heading" id="inside">Inside</h2><!-- /wp:heading -->' +
	'</details><!-- /wp:details -->';
const LINK = '<!-- wp:paragraph --><p><a href="#fold">Unfold</a></p><!-- /wp:paragraph -->';

/** Adds a long page with collapsed content far down; returns its path. */
async function addFoldedPage(): Promise< string > {
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Folded',
		content: LINK + TEXT.repeat( 60 ) + FOLDED + TEXT.repeat( 60 ),
		status: 'publish',
	} );
	return new URL( link ).pathname;
}

const inside = ( page: Page ) => page.getByRole( 'heading', { name: 'Inside' } );

test( 'a link to what is folded away unfolds it, goes there and takes the focus along', async ( {
	page,
} ) => {
	const path = await addFoldedPage();
	await page.goto( `${ path }#inside` );
	await expect( inside( page ) ).toBeInViewport();
	await expect( inside( page ) ).toBeFocused();

	await page.goto( path );
	await expect( inside( page ) ).toBeHidden();
	await page.getByRole( 'link', { name: 'Unfold' } ).click();
	await expect( inside( page ) ).toBeInViewport();
	await expect( page.locator( '#fold' ) ).toBeFocused();
} );

test( 'a link to what is not there yet waits for it, unless the reader moves on', async ( {
	page,
} ) => {
	const add = () =>
		page.evaluate( () => {
			const late = document.createElement( 'p' );
			late.id = 'late';
			late.textContent = 'Here at last';
			document.querySelector( 'main' )!.append( late );
		} );
	const path = await addFoldedPage();
	await page.goto( `${ path }#late` );
	await add();
	await expect( page.getByText( 'Here at last' ) ).toBeInViewport();
	await expect( page.getByText( 'Here at last' ) ).toBeFocused();

	await page.goto( 'about:blank' );
	await page.goto( `${ path }#late` );
	await page.keyboard.press( 'PageDown' );
	await add();
	// A scroll would happen by the next frame.
	await page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( resolve ) )
			)
	);
	await expect( page.getByText( 'Here at last' ) ).not.toBeInViewport();
} );

test( 'a page that folds nothing waits too, whatever the hash is', async ( { page } ) => {
	const faults: Error[] = [];
	page.on( 'pageerror', ( fault ) => faults.push( fault ) );
	await page.goto( `${ fixtures().plainPath }#100%` );
	await page.evaluate( () => {
		location.hash = '#late';
	} );
	await page.evaluate( () => {
		const late = document.createElement( 'p' );
		late.id = 'late';
		late.style.marginBlockStart = '200vh';
		late.textContent = 'Here at last';
		document.querySelector( 'main' )!.append( late );
	} );
	await expect( page.getByText( 'Here at last' ) ).toBeInViewport();
	expect( faults ).toEqual( [] );
} );

/** Pixels of one line of text: content that an island adds above may move the page by one. */
const NEAR = 32;

const height = ( page: Page ) => page.evaluate( () => window.scrollY );

/**
 * Leaves the page and goes back. Playwright's browsers have no back-forward cache: the page is loaded again.
 *
 * @return The scroll position before, in pixels.
 */
async function leaveAndComeBack( page: Page ): Promise< number > {
	await page.evaluate( () => window.scrollTo( 0, 480 ) );
	const before = await height( page );
	await page.goto( fixtures().plainPath );
	await page.goBack();
	return before;
}

test( 'back brings one to where one was', async ( { page } ) => {
	await page.goto( fixtures().linkPath );
	const before = await leaveAndComeBack( page );
	await expect
		.poll( async () => Math.abs( ( await height( page ) ) - before ) )
		.toBeLessThan( 5 );
} );

test( 'back brings one to where one was in a form that its island made longer', async ( {
	page,
	form,
} ) => {
	await page.setViewportSize( { width: 390, height: 600 } );
	// Otherwise smooth scrolling to the first error would continue while the test scrolls elsewhere.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await form.openLive();
	await form.submit.click();
	await expect( form.root.locator( '[data-atoll="summary"]' ) ).not.toBeEmpty();
	await expect( form.root.locator( '[aria-invalid=true]' ).first() ).toBeFocused();
	const before = await leaveAndComeBack( page );
	await expect
		.poll( async () => Math.abs( ( await height( page ) ) - before ) )
		.toBeLessThan( NEAR );
} );
