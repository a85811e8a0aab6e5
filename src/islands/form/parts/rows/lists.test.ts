import './index';
import { fireEvent } from '@testing-library/react';
import {
	answerWith,
	fetched,
	find,
	advanceTime,
	clickOn,
	printAgain,
	send,
	state,
	thanks,
	user,
	wake,
	withLiveForm,
	input,
	errorOf,
	fill,
} from '../../../../../tests/js/enquiry-form';

const cells = () => [ ...document.querySelectorAll< HTMLInputElement >( '[name="input_3[]"]' ) ];
const button = ( name: string ) => find< HTMLButtonElement >( `[data-atoll=${ name }]` );
const rowLabels = () =>
	[ ...document.querySelectorAll( '[data-row]' ) ].map( ( row ) =>
		row.getAttribute( 'aria-label' )
	);
const removeButtons = () => [ ...document.querySelectorAll( '[data-atoll=remove-row]' ) ];
const announcement = () => find( '[data-atoll=rows-status]' ).textContent;

withLiveForm( 'compound-form' );

describe( 'a list', () => {
	it( 'keeps a spare row that was typed into before the island lived, and gives no id twice', async () => {
		printAgain( 'compound-form' );
		cells()[ 2 ]!.value = 'House';
		wake();
		expect( cells().map( ( { value } ) => value ) ).toEqual( [ '', '', 'House', '' ] );
		await clickOn( '[data-atoll=add-row]' );
		expect( new Set( cells().map( ( { id } ) => id ) ).size ).toBe( 6 );
	} );

	it( 'gets a row more, which has the focus, and says so', async () => {
		expect( rowLabels() ).toEqual( [ 'Row 1' ] );
		await clickOn( '[data-atoll=add-row]' );
		expect( rowLabels() ).toEqual( [ 'Row 1', 'Row 2' ] );
		expect( cells()[ 2 ] ).toHaveFocus();
		expect( announcement() ).toBe( 'Row 2 added.' );
		expect( new Set( cells().map( ( { id } ) => id ) ).size ).toBe( 4 );
	} );

	it( 'takes no more rows than it may have', async () => {
		await clickOn( '[data-atoll=add-row]' );
		await clickOn( '[data-atoll=add-row]' );
		await clickOn( '[data-atoll=add-row]' );
		expect( cells() ).toHaveLength( 8 );
		expect( button( 'add-row' ) ).not.toBeVisible();
		await clickOn( '[data-atoll=remove-row]' );
		expect( button( 'add-row' ) ).toBeVisible();
	} );

	it( 'loses a row by keyboard; the focus goes to the neighbour, and the others are counted anew', async () => {
		await clickOn( '[data-atoll=add-row]' );
		await user.type( cells()[ 0 ]!, 'Car' );
		await user.type( cells()[ 2 ]!, 'House' );
		( removeButtons()[ 0 ] as HTMLElement ).focus();
		await user.keyboard( '{Enter}' );
		await advanceTime( 0 );
		expect( cells().map( ( { value } ) => value ) ).toEqual( [ 'House', '' ] );
		expect( removeButtons()[ 0 ] ).toHaveFocus();
		expect( removeButtons()[ 0 ] ).toHaveAttribute( 'aria-label', 'Remove row 1' );
		expect( announcement() ).toBe( 'Row 1 removed.' );
		expect( state().fields[ 3 ]?.value ).toEqual( [ [ 'House', '' ] ] );
	} );

	it( 'keeps its only row, but empties it', async () => {
		await user.type( cells()[ 0 ]!, 'Car' );
		await clickOn( '[data-atoll=remove-row]' );
		expect( cells().map( ( { value } ) => value ) ).toEqual( [ '', '' ] );
		expect( cells()[ 0 ] ).toHaveFocus();
		expect( announcement() ).toBe( 'Row 1 is empty now.' );
	} );

	it( 'says so as often as a row is removed', async () => {
		await clickOn( '[data-atoll=add-row]' );
		await clickOn( '[data-atoll=add-row]' );
		const removeSecond = () => clickOn( '[data-row]:nth-child(2) [data-atoll=remove-row]' );
		await removeSecond();
		const heard = find( '[data-atoll=rows-status] span' );
		expect( heard ).toHaveTextContent( 'Row 2 removed.' );
		await removeSecond();
		// Screen readers do not announce an unchanged element.
		expect( find( '[data-atoll=rows-status] span' ) ).not.toBe( heard );
		expect( announcement() ).toBe( 'Row 2 removed.' );
	} );

	it( 'must have an answer in its first row, whichever that is', async () => {
		const required = () => cells().map( ( cell ) => cell.getAttribute( 'aria-required' ) );
		await clickOn( '[data-atoll=add-row]' );
		expect( required() ).toEqual( [ 'true', 'true', null, null ] );
		await clickOn( '[data-atoll=remove-row]' );
		expect( required() ).toEqual( [ 'true', 'true' ] );
	} );

	it( 'lets people fill a row in before it is checked, and is checked once it is left', async () => {
		await user.type( cells()[ 0 ]!, 'Car' );
		await advanceTime( 400 );
		await user.tab();
		await advanceTime( 400 );
		expect( errorOf( '3' ) ).toBe( '' );
		expect( find( '[data-atoll=status]' ) ).toBeEmptyDOMElement();

		await user.click( input( '1_3' ) );
		expect( errorOf( '3' ) ).toBe( 'Please complete each field.' );
		await user.type( cells()[ 0 ]!, 's' );
		await advanceTime( 400 );
		expect( cells()[ 1 ] ).toHaveAttribute( 'aria-invalid', 'true' );
		await user.type( cells()[ 1 ]!, '10' );
		await advanceTime( 400 );
		expect( errorOf( '3' ) ).toBe( '' );
	} );

	it( 'shows where its gaps are, and leads there', async () => {
		await clickOn( '[data-atoll=add-row]' );
		await user.type( input( '1_3' ), 'Jo' );
		await user.type( input( '1_6' ), 'Lee' );
		await user.type( cells()[ 0 ]!, 'Car' );
		await send();
		expect( errorOf( '3' ) ).toBe( 'Please complete each field.' );
		expect( cells().map( ( cell ) => cell.getAttribute( 'aria-invalid' ) ) ).toEqual( [
			null,
			'true',
			null,
			null,
		] );
		expect( cells()[ 1 ] ).toHaveFocus();
	} );

	it( 'is sent row after row', async () => {
		answerWith( thanks );
		await clickOn( '[data-atoll=add-row]' );
		fill( '1_3', 'Jo' );
		fill( '1_6', 'Lee' );
		fireEvent.input( cells()[ 2 ]!, { target: { value: 'Car' } } );
		fireEvent.input( cells()[ 3 ]!, { target: { value: '10' } } );
		await send();
		expect( fetched.mock.calls[ 0 ][ 1 ].body.getAll( 'input_3[]' ) ).toEqual( [
			'',
			'',
			'Car',
			'10',
		] );
	} );

	it( 'has its rows back after a reload', async () => {
		await clickOn( '[data-atoll=add-row]' );
		await clickOn( '[data-atoll=add-row]' );
		await user.type( cells()[ 4 ]!, 'Boat' );
		await user.type( cells()[ 1 ]!, '5' );
		fireEvent( window, new Event( 'pagehide' ) );
		printAgain( 'compound-form' );
		wake();
		expect( cells().map( ( { value } ) => value ) ).toEqual( [ '', '5', '', '', 'Boat', '' ] );
		expect( rowLabels() ).toEqual( [ 'Row 1', 'Row 2', 'Row 3' ] );
	} );
} );
