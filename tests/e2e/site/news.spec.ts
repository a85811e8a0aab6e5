import { expect, test } from '../support/browser/reused-page';
import { call } from '../support/site/api';
import { newsPaths } from '../support/site/routes';

/** Returns an article of the demo. */
const article = async ( baseURL?: string ) =>
	( await newsPaths( baseURL! ) ).find( ( path ) => ! path.includes( '/category/' ) )!;

test( 'an article’s list of contents leads to its parts, and its link is copied', async ( {
	page,
	context,
	baseURL,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.goto( await article( baseURL ) );
	const address = page.url();

	const part = page.getByRole( 'navigation', { name: 'In this article' } ).getByRole( 'link' );
	const words = await part.last().innerText();
	await part.last().click();
	await expect( page.locator( ':target' ) ).toHaveText( words );
	await expect( page.locator( ':target' ) ).toBeInViewport();

	await page.getByRole( 'link', { name: 'Copy link' } ).click();
	await expect( page.getByText( 'The link is copied.' ) ).toBeVisible();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( address );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a lost visitor searches, finds and reads', async ( { page } ) => {
		const response = await page.goto( '/services/refinance/' );
		expect( response?.status() ).toBe( 404 );
		await expect(
			page.locator( 'main' ).getByRole( 'link', { name: 'Refinancing', exact: true } )
		).toBeVisible();

		await page.getByLabel( 'Search this site' ).fill( 'loan' );
		await page.getByRole( 'button', { name: 'Search' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( 'loan' );
		await expect( page.getByText( /^\d+ results have these words\.$/ ) ).toBeVisible();

		const found = page.locator( 'main' ).getByRole( 'heading', { level: 2 } ).first();
		await found.getByRole( 'link' ).click();
		await expect( page ).toHaveURL( /\/[a-z0-9-]+\/$/ );
		await expect( page ).toHaveTitle( /^.+ - Banksia Finance$/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	} );

	test( 'the ways to the page before and the next stand on one line of a telephone', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 360, height: 640 } );
		await page.goto( '/resources/news/page/3/' );
		const topOf = async ( name: string ) =>
			( await page.getByRole( 'link', { name } ).boundingBox() )!.y;
		expect( await topOf( 'Next Page' ) ).toBe( await topOf( 'Previous Page' ) );
	} );

	test( 'a word that is wider than a telephone makes no page scroll sideways', async ( {
		page,
		marker,
	} ) => {
		await page.setViewportSize( { width: 360, height: 640 } );
		const word = `${ 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat( 2 ) }${ marker }`;
		const post = await call< { id: number; link: string } >( 'wp/v2/posts', 'POST', {
			title: word,
			content: `<!-- wp:paragraph --><p>https://example.com/${ word }</p><!-- /wp:paragraph -->`,
			status: 'publish',
		} );
		const fits = async ( path: string ) => {
			await page.goto( path );
			await expect( page.locator( 'main' ) ).toContainText( word );
			expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 360 );
		};
		await fits( post.link );
		await fits( `/?s=${ marker }` );
		await fits( '/resources/news/' );
		const next = page.locator( 'main' ).getByRole( 'heading', { level: 2 } ).nth( 1 );
		await fits( ( await next.getByRole( 'link' ).getAttribute( 'href' ) )! );
		await call( `wp/v2/posts/${ post.id }?force=true`, 'DELETE' );
	} );
} );
