import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { asAdministrator } from '../support/screens/editor';
import { call } from '../support/site/api';

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

test( 'on a telephone several entries are taken for spam, and deleted, and a list is filtered by dates', async ( {
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
		// The list shows the change before the server has made it.
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

	await test.step( 'the dates that it is filtered by are whole', async () => {
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
} );

// One list in a window that is resized, since a wp-admin screen takes a second to open.
test( 'the list of entries is whole on a telephone, and when and how they came on laptops', async ( {
	page,
	marker,
} ) => {
	const title = `What people ask us before they refinance a loan of another bank ${ marker }`;
	const long = `${ 'a-long-address-'.repeat( 3 ) }@example.com`;
	const form = await send( title, [ long, 'ada@example.com' ] );
	const { entries } = await call< { entries: { id: string; 1: string }[] } >(
		`gf/v2/forms/${ form }/entries`
	);
	await call( 's1t2/v1/entries/mark', 'POST', {
		ids: entries.filter( ( entry ) => entry[ 1 ] === long ).map( ( { id } ) => Number( id ) ),
		starred: true,
	} );
	await asAdministrator( page );
	const rowOf = ( person: string ) =>
		page.getByRole( 'row' ).filter( { hasText: person } ).first();
	const actionsOf = ( row: Locator ) => row.locator( '.dataviews-view-table__actions-column' );

	/** Checks at each of these widths that the column of actions covers nothing. */
	const expectRoom = async () => {
		const row = rowOf( 'ada@example.com' );
		const cells = row.locator( 'td:not( .dataviews-view-table__actions-column )' );
		for ( const width of [ 961, 1024, 1100 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await expect( row.locator( 'time' ) ).toBeInViewport( { ratio: 1 } );
			const [ last, fixed ] = await Promise.all( [
				cells.last().boundingBox(),
				actionsOf( row ).boundingBox(),
			] );
			expect( last!.x + last!.width, `${ width } px` ).toBeLessThanOrEqual( fixed!.x );
		}
	};
	await page.goto( 'wp-admin/admin.php?page=atoll-entries' );

	await test.step( 'on a telephone a card says all of its names, and ends before the next', async () => {
		const names = page.locator( '.dataviews-view-grid__card .atoll-entries__name' );
		await expect( names.filter( { hasText: title } ) ).toHaveCount( 2 );
		expect(
			await names.evaluateAll( ( all ) =>
				all
					.filter( ( name ) => name.scrollWidth > name.clientWidth )
					.map( ( name ) => name.textContent )
			)
		).toEqual( [] );
		const [ one, next ] = await page
			.locator( '.dataviews-view-grid__card' )
			.evaluateAll( ( cards ) =>
				cards.slice( 0, 2 ).map( ( each ) => each.getBoundingClientRect() )
			);
		expect( one!.bottom ).toBeLessThanOrEqual( next!.top );
	} );

	await test.step( 'on a smaller laptop nothing stands under the column of actions', expectRoom );

	await test.step( 'beside the menus of a laptop it shows when entries came and how they stand', async () => {
		await page.setViewportSize( { width: 1280, height: 800 } );
		// A column for which a smaller laptop has no room.
		await expect( page.getByRole( 'columnheader', { name: 'Answers' } ) ).toBeVisible();
		const row = rowOf( long ).filter( { hasText: title } );
		const [ received, actions ] = await Promise.all( [
			row.getByRole( 'cell', { name: 'Received' } ).boundingBox(),
			actionsOf( row ).boundingBox(),
		] );
		expect( received!.x + received!.width ).toBeLessThanOrEqual( actions!.x );
	} );

	await test.step( 'nor does anything of one form’s entries stand there', async () => {
		await page.goto( `wp-admin/admin.php?page=atoll-entries&form=${ form }` );
		await expectRoom();
	} );
} );
