import { nameOf, spokenNameOf } from './name-of';

beforeAll( () => {
	window.atollFormEditor = {
		kinds: { email: { title: 'Email' } },
	} as unknown as Window[ 'atollFormEditor' ];
} );

it( 'is called by its question, or else by its kind', () => {
	expect( nameOf( { kind: 'email', label: 'Where can we write to you?' } ) ).toBe(
		'Where can we write to you?'
	);
	expect( nameOf( { kind: 'email' } ) ).toBe( 'Email' );
	expect( nameOf( { kind: 'unsupported', gravity: { type: 'signature' } } ) ).toBe( 'signature' );
} );

it( 'says to screen readers what must be answered', () => {
	expect( spokenNameOf( { kind: 'email', required: true } ) ).toBe( 'Field: Email, required' );
	expect( spokenNameOf( { kind: 'email', label: 'Work' } ) ).toBe( 'Field: Work' );
} );
