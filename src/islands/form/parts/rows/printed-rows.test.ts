import './index';
import { cleanup, fireEvent } from '@testing-library/react';
import {
	find,
	clickOn,
	printAgain,
	user,
	wake,
	withPrintedForm,
} from '../../../../../tests/js/enquiry-form';

const cells = () => [ ...document.querySelectorAll< HTMLInputElement >( '[name="input_3[]"]' ) ];
const values = () => cells().map( ( { value } ) => value );

/** Prints the page of a draft, with the rows of its list. */
const print = ( rows: string[][] ) => {
	printAgain( 'compound-form' );
	const template = find< HTMLTemplateElement >( '[data-atoll=row]' ).innerHTML;
	find( '[data-atoll=rows]' ).innerHTML = rows
		.map( ( _row, index ) => template.replaceAll( '{row}', String( index + 1 ) ) )
		.join( '' );
	rows.flat().forEach( ( value, at ) => cells()[ at ]!.setAttribute( 'value', value ) );
	wake();
};

const SAVED = [
	[ 'Car', '10' ],
	[ 'House', '800' ],
	[ 'Boat', '5' ],
];

const reload = ( rows = SAVED ) => {
	fireEvent( window, new Event( 'pagehide' ) );
	cleanup();
	print( rows );
};

const removeSecond = () => clickOn( '[data-row]:nth-child(2) [data-atoll=remove-row]' );

withPrintedForm( 'compound-form' );
beforeEach( () => {
	print( SAVED );
} );

it( 'has no row twice after a reload because another was taken away', async () => {
	await removeSecond();
	await user.type( cells()[ 0 ]!, 'avan' );
	reload();
	expect( values() ).toEqual( [ 'Caravan', '10', 'Boat', '5' ] );
} );

it( 'does not bring back a row that was taken away, though nothing else was changed', async () => {
	await removeSecond();
	reload();
	expect( values() ).toEqual( [ 'Car', '10', 'Boat', '5' ] );
} );

it( 'nor after another reload', async () => {
	await clickOn( '[data-row]:nth-child(3) [data-atoll=remove-row]' );
	reload();
	reload();
	expect( values() ).toEqual( [ 'Car', '10', 'House', '800' ] );
} );

it( 'leaves rows that nobody has touched as they are printed', () => {
	reload( [ ...SAVED, [ 'Bike', '1' ] ] );
	expect( values() ).toEqual( [ 'Car', '10', 'House', '800', 'Boat', '5', 'Bike', '1' ] );
} );
