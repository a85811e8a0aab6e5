import { violationsOf } from '../support/browser/axe';
import { expect, test } from '../support/browser/reused-page';
import { addForm, type OwnForm } from '../support/forms/own-form';

let form: OwnForm;

test.beforeAll( async () => {
	form = await addForm( 'Test of dates', [
		{ id: 1, type: 'date', label: 'Settlement', isRequired: true, dateType: 'datepicker' },
		{ id: 2, type: 'date', label: 'Birthday', dateType: 'datefield', dateFormat: 'dmy_dot' },
		{
			id: 3,
			type: 'date',
			label: 'Since',
			dateType: 'datedropdown',
			minYear: 2020,
			maxYear: 2030,
		},
		{ id: 4, type: 'time', label: 'Call me at', timeFormat: '12' },
	] );
} );

const PICKER = 'Choose a date: Settlement';

test( 'a calendar is an aid, and what is typed counts', async ( { page } ) => {
	await page.goto( form.path );
	await test.step( 'Escape closes the calendar, a date is picked by keyboard alone, and the focus comes back', async () => {
		const input = page.getByLabel( 'Settlement', { exact: true } );
		const button = page.getByRole( 'button', { name: PICKER } );
		await input.fill( '30/12/2024' );
		await button.click();
		await expect( page.getByRole( 'button', { name: '30 December' } ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByRole( 'dialog' ) ).toBeHidden();
		await expect( button ).toBeFocused();
		await expect( input ).toHaveValue( '30/12/2024' );
		await page.keyboard.press( 'Enter' );
		const calendar = page.getByRole( 'dialog', { name: 'Choose a date' } );
		await expect( calendar.getByRole( 'button', { name: '30 December' } ) ).toBeFocused();
		for ( const day of [ '31 December', '1 January' ] ) {
			await page.keyboard.press( 'ArrowRight' );
			await expect(
				calendar.getByRole( 'button', { name: day, exact: true } )
			).toBeFocused();
		}
		await page.keyboard.press( 'Enter' );
		await expect( calendar ).toBeHidden();
		await expect( input ).toHaveValue( '01/01/2025' );
		await expect( button ).toBeFocused();
	} );

	await test.step( 'Tab goes round in the calendar, both ways', async () => {
		await page.getByRole( 'button', { name: PICKER } ).click();
		const calendar = page.getByRole( 'dialog', { name: 'Choose a date' } );
		const day = calendar.getByRole( 'button', { name: '1 January', exact: true } );
		await expect( day ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( calendar.getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( day ).toBeFocused();
		await page.keyboard.press( 'Escape' );
	} );

	await test.step( 'weeks begin on Monday, and months and years can be jumped to', async () => {
		await page.getByLabel( 'Settlement', { exact: true } ).fill( '15/06/2024' );
		await page.getByRole( 'button', { name: PICKER } ).click();
		const calendar = page.getByRole( 'dialog', { name: 'Choose a date' } );
		await expect( calendar.getByRole( 'columnheader' ).first() ).toHaveText( /Mon/ );
		expect( await violationsOf( page, { within: 'dialog' } ) ).toEqual( [] );
		await calendar.getByLabel( 'Year', { exact: true } ).selectOption( '1990' );
		await calendar.getByLabel( 'Month', { exact: true } ).selectOption( 'February' );
		await calendar.getByRole( 'button', { name: '28 February' } ).click();
		await expect( page.getByLabel( 'Settlement', { exact: true } ) ).toHaveValue(
			'28/02/1990'
		);
	} );

	await test.step( 'a picked date takes its error away at once', async () => {
		const input = page.getByLabel( 'Settlement', { exact: true } );
		await input.focus();
		await expect( page.getByRole( 'button', { name: PICKER } ) ).toBeVisible();
		await input.fill( '31/02/2024' );
		await input.blur();
		await expect(
			page.getByText( 'Please enter a valid date.', { exact: true } )
		).toBeVisible();
		await page.getByRole( 'button', { name: PICKER } ).click();
		await expect( page.locator( 'calendar-month button:focus' ) ).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await expect(
			page.getByText( 'Please enter a valid date.', { exact: true } )
		).toBeHidden();
	} );

	await test.step( 'a date becomes the one that it means, however it is typed', async () => {
		const input = page.getByLabel( 'Settlement', { exact: true } );
		await input.focus();
		await expect( page.getByRole( 'button', { name: PICKER } ) ).toBeVisible();
		for ( const typed of [ '29.2.2024', '29-02-2024', ' 29/2/2024' ] ) {
			await input.fill( '' );
			await input.focus();
			await page.keyboard.insertText( typed );
			await page.keyboard.press( 'Tab' );
			await expect( input ).toHaveValue( '29/02/2024' );
			await expect(
				page.getByText( 'Please enter a valid date.', { exact: true } )
			).toBeHidden();
		}
	} );
} );

test( 'a date in three parts is judged when it can be', async ( { page } ) => {
	await page.goto( form.path );
	await test.step( 'a part of a date that is left alone is missed once its question is left', async () => {
		const since = page.getByRole( 'group', { name: 'Since' } );
		await since.getByLabel( 'Day' ).focus();
		await page.locator( '.atoll-form[data-settled]' ).waitFor(); // Changes before this show only on submit.
		await since.getByLabel( 'Day' ).selectOption( '31' );
		await expect(
			since.getByText( 'Please enter a valid date.', { exact: true } )
		).toBeHidden();
		await page.getByLabel( 'Hour' ).focus();
		await expect(
			since.getByText( 'Please enter a valid date.', { exact: true } )
		).toBeVisible();
	} );

	await test.step( 'a date in three parts is not judged before it is whole', async () => {
		const birthday = page.getByRole( 'group', { name: 'Birthday' } );
		await birthday.getByLabel( 'Day' ).fill( '31' );
		await birthday.getByLabel( 'Month' ).fill( '2' );
		await birthday.getByLabel( 'Year' ).focus();
		await expect(
			birthday.getByText( 'Please enter a valid date.', { exact: true } )
		).toBeHidden();
		await birthday.getByLabel( 'Year' ).fill( '1990' );
		await expect(
			birthday.getByText( 'Please enter a valid date.', { exact: true } )
		).toBeVisible();
	} );
} );
