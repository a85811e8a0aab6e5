import { fireEvent } from '@testing-library/react';
import {
	advanceTime,
	errorOf,
	find,
	user,
	wake,
	withPrintedForm,
} from '../../../../tests/js/enquiry-form';
import { extend } from '../../../forms';
import { choices } from '../../../forms/choices';

extend( choices );

withPrintedForm();

/** Makes question 6, with two checkboxes, require both of them. */
beforeEach( () => {
	const script = find( '[data-atoll=props]' );
	const props = JSON.parse( script.textContent! );
	const field = props.definition.fields.find( ( { id }: { id: number } ) => id === 6 );
	field.rules = [
		{ rule: 'choiceCount', of: 'all', min: 2, message: 'Please choose at least 2.' },
	];
	script.textContent = JSON.stringify( props );
	wake();
} );

const tick = ( choice: number ) => user.click( find( `#atoll-12-6-${ choice }` ) );

it( 'lets people choose on before it counts', async () => {
	await tick( 0 );
	await advanceTime( 400 );
	expect( errorOf( 6 ) ).toBe( '' );
} );

it( 'says what is missing once the question is left, and no more when all is there or nothing', async () => {
	await tick( 0 );
	fireEvent.focusOut( find( '#atoll-12-6-0' ), { relatedTarget: find( '[name=input_1]' ) } );
	expect( errorOf( 6 ) ).toBe( 'Please choose at least 2.' );
	await tick( 1 );
	expect( errorOf( 6 ) ).toBe( '' );
	await tick( 1 );
	await tick( 0 );
	expect( errorOf( 6 ) ).toBe( '' );
} );
