import { fireEvent } from '@testing-library/react';
import {
	input,
	find,
	advanceTime,
	state,
	withLiveForm,
	fill,
} from '../../../../tests/js/enquiry-form';

withLiveForm();

it( 'knows at once what has changed, and soon what a browser filled in beside it without a word', async () => {
	input( 2 ).value = 'jo@example.com';
	fireEvent.change( input( 1 ), { target: { value: 'Jo' } } );
	expect( state().fields[ 1 ]?.value ).toBe( 'Jo' );
	expect( state().fields[ 2 ]?.value ).toBe( '' );

	await advanceTime( 0 );
	expect( state().fields[ 2 ]?.value ).toBe( 'jo@example.com' );
	expect( state().fields[ 2 ]?.used ).toBe( false );
} );

it( 'reads the one field when a choice is made, which asks the browser for no layout', () => {
	const Native = window.FormData;
	const formsRead: unknown[] = [];
	window.FormData = class extends Native {
		constructor( form?: HTMLFormElement ) {
			super( form );
			formsRead.push( form );
		}
	};
	const choice = find< HTMLInputElement >( '#atoll-12-5-0' );
	fireEvent.click( choice );
	window.FormData = Native;
	expect( state().fields[ 5 ] ).toMatchObject( { value: choice.value, used: true } );
	expect( formsRead ).not.toContain( choice.form );
} );

it( 'tells nobody of a choice a second time when its change follows its input', () => {
	fill( 4, 'home' );
	const before = state();
	expect( before.fields[ 4 ]?.value ).toBe( 'home' );
	fireEvent.change( input( 4 ) );
	expect( state() ).toBe( before );
} );

it( 'forgets the choice that was taken back', () => {
	fireEvent.click( find( '#atoll-12-8-0' ) );
	expect( state().fields[ 8 ]?.value ).not.toHaveLength( 0 );
	fireEvent.click( find( '#atoll-12-8-0' ) );
	expect( state().fields[ 8 ]?.value ).toHaveLength( 0 );
} );
