import type { Page } from '@playwright/test';
import { call } from './support/api';
import { asAdministrator } from './support/editor';
import { expect, test } from './support/reused-page';

test.use( { viewport: { width: 360, height: 740 } } );

const send = async ( title: string, people: string[] ): Promise< number > => {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
		title,
		fields: [ { id: 1, type: 'email', label: 'Email' } ],
	} );
	for ( const person of people ) {
		await call( `gf/v2/forms/${ id }/submissions`, 'POST', { input_1: person } );
	}
	return id;
};

const card = ( page: Page, person: string ) =>
	page.locator( '.dataviews-view-grid__card' ).filter( { hasText: person } );

const choose = async ( page: Page, ...people: string[] ) => {
	for ( const person of people ) {
		await card( page, person ).getByRole( 'checkbox' ).check();
	}
};

test( 'on a telephone several entries are taken for spam, and deleted', async ( {
	page,
	marker,
} ) => {
	const people = [ 'ada@example.com', 'ben@example.com', 'cy@example.com' ];
	const form = await send( `Callers ${ marker }`, people );
	const list = `wp-admin/admin.php?page=atoll-entries&form=${ form }`;
	const cards = page.locator( '.dataviews-view-grid__card' );
	const footer = page.locator( '.dataviews-bulk-actions-footer__container' );
	await asAdministrator( page );

	await test.step( 'what can be done with them is all in view', async () => {
		await page.goto( list );
		await choose( page, 'ada@', 'ben@' );
		for ( const name of [ 'Keep from deletion', 'Mark as spam', 'Print', 'Export as CSV' ] ) {
			await expect( footer.getByRole( 'button', { name } ) ).toBeInViewport( { ratio: 1 } );
		}
	} );

	await test.step( 'taken for spam', async () => {
		await footer.getByRole( 'button', { name: 'Mark as spam' } ).click();
		await expect( cards ).toHaveCount( 1 );
		// The list shows it before the server has done it.
		await expect( page.locator( '.components-snackbar' ) ).toContainText( 'marked as spam' );
	} );

	await test.step( 'with what was done in view, and nothing of the bar below it', async () => {
		await choose( page, 'cy@' );
		const boxOf = async ( selector: string ) =>
			( await page.locator( selector ).boundingBox() )!;
		const { y, height } = await boxOf( '.components-snackbar' );
		expect( y + height ).toBeLessThanOrEqual( ( await boxOf( '.dataviews-footer' ) ).y );
		const dismiss = page.getByRole( 'button', { name: 'Dismiss this notice' } );
		await expect( dismiss ).toBeInViewport( { ratio: 1 } );
		await dismiss.click();
		await expect( page.locator( '.components-snackbar' ) ).toHaveCount( 0 );
	} );

	await test.step( 'deleted', async () => {
		await page.goto( `${ list }&view=spam` );
		await choose( page, 'ada@', 'ben@' );
		await footer.getByRole( 'button', { name: 'Delete permanently' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await expect( cards ).toHaveCount( 0 );
	} );
} );

test( 'on a telephone a card says all of its names, and ends before the next', async ( {
	page,
	marker,
} ) => {
	const title = `What people ask us before they refinance a loan of another bank ${ marker }`;
	await send( title, [ `${ 'a-long-address-'.repeat( 3 ) }@example.com`, 'ben@example.com' ] );
	await asAdministrator( page );
	await page.goto( 'wp-admin/admin.php?page=atoll-entries' );
	const names = page.locator( '.dataviews-view-grid__card .atoll-entries__name' );
	await expect( names.filter( { hasText: title } ) ).toHaveCount( 2 );
	expect(
		await names.evaluateAll( ( all ) =>
			all
				.filter( ( name ) => name.scrollWidth > name.clientWidth )
				.map( ( name ) => name.textContent )
		)
	).toEqual( [] );
	const [ first, second ] = await page
		.locator( '.dataviews-view-grid__card' )
		.evaluateAll( ( cards ) =>
			cards.slice( 0, 2 ).map( ( one ) => one.getBoundingClientRect() )
		);
	expect( first!.bottom ).toBeLessThanOrEqual( second!.top );
} );

test( 'on a telephone the dates that a list is filtered by are whole', async ( {
	page,
	marker,
} ) => {
	const form = await send( `Callers ${ marker }`, [ 'ada@example.com' ] );
	await asAdministrator( page );
	await page.goto( `wp-admin/admin.php?page=atoll-entries&form=${ form }` );
	await page.getByRole( 'button', { name: 'Add filter' } ).click();
	await page.getByRole( 'menuitem', { name: 'Received' } ).click();
	const dates = page.locator( '.dataviews-filters__summary-popover input[type=date]' );
	await expect( dates ).toHaveCount( 2 );
	const widths = await dates.evaluateAll( ( all ) =>
		( all as HTMLInputElement[] ).map( ( input ) => {
			const { width } = input.getBoundingClientRect();
			const whole = input.cloneNode() as HTMLInputElement;
			whole.style.inlineSize = 'auto';
			document.body.append( whole );
			const needed = whole.getBoundingClientRect().width;
			whole.remove();
			return { width, needed };
		} )
	);
	widths.forEach( ( { width, needed } ) => expect( width ).toBeGreaterThanOrEqual( needed ) );
} );

test( 'beside the menus of a laptop the list shows when entries came and how they stand', async ( {
	page,
	marker,
} ) => {
	const title = `What people ask us before they refinance a loan of another bank ${ marker }`;
	const form = await send( title, [ `${ 'a-long-address-'.repeat( 3 ) }@example.com` ] );
	const { entries } = await call< { entries: { id: string }[] } >(
		`gf/v2/forms/${ form }/entries`
	);
	await call( 's1t2/v1/entries/mark', 'POST', {
		ids: [ Number( entries[ 0 ]!.id ) ],
		starred: true,
	} );
	await asAdministrator( page );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( 'wp-admin/admin.php?page=atoll-entries' );
	const row = page.getByRole( 'row' ).filter( { hasText: title } );
	const [ status, actions ] = await Promise.all( [
		row.getByRole( 'cell', { name: 'Received' } ).boundingBox(),
		row.locator( '.dataviews-view-table__actions-column' ).boundingBox(),
	] );
	expect( status!.x + status!.width ).toBeLessThanOrEqual( actions!.x );
} );

test( 'on a smaller laptop nothing stands under the column of actions', async ( {
	page,
	marker,
} ) => {
	const form = await send( `Callers ${ marker }`, [ 'ada@example.com' ] );
	await asAdministrator( page );
	const row = page.getByRole( 'row' ).filter( { hasText: 'ada@example.com' } ).first();
	const cells = row.locator( 'td:not( .dataviews-view-table__actions-column )' );
	const actions = row.locator( '.dataviews-view-table__actions-column' );
	for ( const width of [ 961, 1024, 1100 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		for ( const list of [ '', `&form=${ form }` ] ) {
			await page.goto( `wp-admin/admin.php?page=atoll-entries${ list }` );
			await expect( row.locator( 'time' ) ).toBeInViewport( { ratio: 1 } );
			const [ last, fixed ] = await Promise.all( [
				cells.last().boundingBox(),
				actions.boundingBox(),
			] );
			expect( last!.x + last!.width, `${ width } px` ).toBeLessThanOrEqual( fixed!.x );
		}
	}
} );
