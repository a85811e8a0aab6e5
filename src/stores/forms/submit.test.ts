import { dispatch, select } from '@wordpress/data';
import { forms } from '.';

/** Returns an error as another script throws it: with a known name, but of a class that the store does not know. */
const foreign = ( name: string, more: object ) =>
	Object.assign( new Error( 'No' ), { name }, more );

const KEY = 'atoll-form-1';

const renew = jest.fn();
const field = { page: 0, value: '', valid: false, required: true, used: false, errorMessage: '' };
beforeEach( () => void dispatch( forms ).opened( KEY, { 1: field } ) );

describe( 'what the form island throws', () => {
	it( 'as the verdict on answers is told at its fields', async () => {
		const refusal = foreign( 'Invalid', { messages: { 1: 'Who is this?' } } );
		await dispatch( forms ).submit( KEY, () => Promise.reject( refusal ), renew );
		expect( select( forms ).getField( KEY, 1 )?.errorMessage ).toBe( 'Who is this?' );
		expect( renew ).not.toHaveBeenCalled();
		expect( console ).not.toHaveErrored();
	} );

	it( 'as a refusal keeps its code, message and status', async () => {
		const refusal = foreign( 'Refused', { code: 'atoll_key_reused', status: 409 } );
		await dispatch( forms ).submit( KEY, () => Promise.reject( refusal ), renew );
		expect( select( forms ).getForm( KEY ).failure ).toMatchObject( {
			code: 'atoll_key_reused',
			status: 409,
		} );
		expect( console ).toHaveErrored();
	} );
} );
