import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { newsPaths } from '../support/site/routes';

/** One page of each type; an article has a heading of another size. */
const KINDS = [
	'/',
	'/services/refinancing/',
	'/contact/',
	'/apply/',
	'/resources/news/',
	'/resources/calculators/repayments/',
	'/portal/login/',
	'/?s=refinance',
	'/404/',
];

const boxOf = async ( part: Locator ) => ( await part.first().boundingBox() )!;

const setWidth = ( page: Page, width: number ) => page.setViewportSize( { width, height: 900 } );

/** Returns the position of the heading's first line: from the top of the main part, and from the side. */
const headingOf = ( page: Page ) =>
	page.locator( 'main h1' ).evaluate( ( heading ) => {
		const mark = document.createElement( 'span' );
		mark.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0';
		heading.prepend( mark );
		const { bottom, left } = mark.getBoundingClientRect();
		const { top } = document.querySelector( 'main' )!.getBoundingClientRect();
		mark.remove();
		return { baseline: Math.round( bottom - top ), left: Math.round( left ) };
	} );

/** Layout depends only on stylesheets. */
test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'headings of all kinds of pages stand on one line and begin at one edge', async ( {
		page,
		baseURL,
	} ) => {
		const article = ( await newsPaths( baseURL! ) ).find(
			( path ) => ! path.includes( '/category/' )
		)!;
		const places: Record< string, Set< string > > = {};
		for ( const path of [ ...KINDS, article ] ) {
			await page.goto( path, { waitUntil: 'domcontentloaded' } );
			for ( const width of [ 1024, 1440 ] ) {
				await setWidth( page, width );
				const { baseline, left } = await headingOf( page );
				( places[ width ] ??= new Set() ).add( `${ baseline } from ${ left }` );
			}
		}
		expect( Object.values( places ).map( ( { size } ) => size ) ).toEqual( [ 1, 1 ] );
	} );
} );

test( 'the footer keeps to the columns of the page, at 1024 and 1920 px', async ( { page } ) => {
	await page.goto( '/about/' );
	const footer = page.getByRole( 'contentinfo' );
	for ( const width of [ 1024, 1920 ] ) {
		await setWidth( page, width );
		const column = ( await boxOf( page.locator( '.atoll-beside > :nth-child(2)' ) ) ).x;
		expect( ( await boxOf( footer.locator( '.atoll-footer__nav' ) ) ).x ).toBeCloseTo(
			column,
			0
		);
		expect(
			( await boxOf( footer.locator( '.atoll-footer__legal p:nth-child(2)' ) ) ).x
		).toBeCloseTo( column, 0 );
		const groups = await footer
			.locator( '.atoll-footer__group' )
			.evaluateAll( ( all ) => all.map( ( group ) => group.getBoundingClientRect().top ) );
		expect( new Set( groups ).size ).toBe( 1 );
		const links = await footer
			.locator( '.atoll-footer__group:first-child a' )
			.evaluateAll( ( all ) => all.map( ( link ) => link.getBoundingClientRect().left ) );
		expect( new Set( links ).size ).toBe( 1 );
	}
} );

test( 'what stands beside or above a form has room', async ( { page } ) => {
	await setWidth( page, 1024 );
	await page.goto( '/contact/' );
	const form = await boxOf( page.locator( '.atoll-contact__form' ) );
	const aside = await boxOf( page.locator( '.atoll-contact__aside' ) );
	expect( aside.x - form.x - form.width ).toBeGreaterThanOrEqual( 40 );
	expect( aside.width ).toBeGreaterThanOrEqual( 256 );
	expect( aside.y ).toBeCloseTo( form.y, 0 );

	await test.step( 'what stays beside it shows what has the focus also where it is higher than the window', async () => {
		await page.setViewportSize( { width: 1366, height: 500 } );
		const last = page.locator( '.atoll-contact__aside a' ).last();
		await last.focus();
		await expect( last ).toBeInViewport( { ratio: 1 } );
	} );

	await page.goto( '/apply/' );
	for ( const width of [ 360, 1024 ] ) {
		await setWidth( page, width );
		const lead = await boxOf( page.locator( 'main .has-lead-font-size' ) );
		const steps = await boxOf( page.locator( '.atoll-indicator__list' ) );
		expect( steps.y - lead.y - lead.height ).toBeGreaterThanOrEqual( 48 );
	}

	await page.goto( '/resources/calculators/repayments/' );
	const title = await boxOf( page.locator( '[data-atoll="title"]' ) );
	const letters = await page.locator( '[data-atoll="figure"]' ).evaluate( ( { childNodes } ) => {
		const text = document.createRange();
		text.selectNode( childNodes[ 0 ]! );
		return text.getBoundingClientRect().top;
	} );
	expect( letters - title.y - title.height ).toBeGreaterThanOrEqual( 0 );
} );

/** Returns the icons of everything that expands. */
const marksOf = ( page: Page ) =>
	page.locator( 'main summary' ).evaluateAll( ( all ) =>
		all.map( ( summary ) => {
			const { content, transform, borderWidth } = getComputedStyle( summary, '::after' );
			return [
				getComputedStyle( summary ).listStyleType,
				content,
				transform,
				borderWidth,
			].join();
		} )
	);

test( 'one mark shows what opens, of questions as of calculators', async ( { page } ) => {
	await page.goto( '/resources/calculators/repayments/' );
	const marks = await marksOf( page );
	await page.goto( '/resources/faq/' );
	expect( new Set( [ ...marks, ...( await marksOf( page ) ) ] ).size ).toBe( 1 );
	expect( marks[ 0 ] ).toContain( 'none,"",matrix' );
} );

test( 'a table of three columns stands in one on a telephone, each cell under its column’s name', async ( {
	page,
} ) => {
	await setWidth( page, 360 );
	await page.goto( '/' );
	const cells = page.locator( '.is-style-stacked tbody tr:first-child td' );
	const boxes = await cells.evaluateAll( ( all ) =>
		all
			.map( ( cell ) => cell.getBoundingClientRect() )
			.map( ( { left, width, top } ) => [ left, width, top ] )
	);
	expect( new Set( boxes.map( ( [ left, width ] ) => `${ left } ${ width }` ) ).size ).toBe( 1 );
	expect( boxes.map( ( [ , , top ] ) => top ) ).toEqual(
		boxes.map( ( [ , , top ] ) => top! ).sort( ( one, other ) => one - other )
	);
	expect(
		await cells.nth( 1 ).evaluate( ( cell ) => getComputedStyle( cell, '::before' ).content )
	).toContain( 'When' );
	await expect( page.getByRole( 'cell', { name: 'Once, after settlement' } ) ).toBeVisible();
} );

/** Whether nothing covers an element. */
const isOnTop = ( part: Locator ) =>
	part.evaluate( ( element ) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return document.elementFromPoint( left + width / 2, top + height / 2 ) === element;
	} );

test( 'paper carries the logo and the address of the page, and what is said of a table is smaller', async ( {
	page,
	baseURL,
} ) => {
	// The last of these pages has the table.
	for ( const path of [ '/services/', '/resources/news/where-your-repayment-goes/' ] ) {
		await page.goto( path );
		await expect( page.locator( '.atoll-on-paper' ) ).toBeHidden();
		await page.emulateMedia( { media: 'print' } );
		await expect( page.locator( '.atoll-header__logo' ) ).toBeVisible();
		await expect( page.locator( '.atoll-on-paper' ) ).toBeInViewport();
		expect( await isOnTop( page.locator( '.atoll-on-paper' ) ) ).toBe( true );
		await expect( page.locator( '.atoll-on-paper' ) ).toHaveText(
			new URL( path, baseURL ).href
		);
		await page.emulateMedia( { media: 'screen' } );
	}
	await page.emulateMedia( { media: 'print' } );
	const size = ( part: Locator ) =>
		part.first().evaluate( ( element ) => parseFloat( getComputedStyle( element ).fontSize ) );
	expect( await size( page.locator( 'figcaption' ) ) ).toBeLessThan(
		await size( page.locator( '.atoll-post__text p' ) )
	);
} );
