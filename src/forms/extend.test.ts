/** @jest-environment node */
import type { PublicField } from '../contract/public-definition';
import type { Extension } from './extend';
import { extend, validateField } from '.';

const field = {
	id: 1,
	shape: 'date',
	dateFormat: 'dmy',
	inputs: [],
	messages: {},
	rules: [ { rule: 'calendarDate', format: 'dmy', message: 'No such day.' } ],
} as unknown as PublicField;

it( 'judges by what a part brings, which is of another copy of the engine', () => {
	let brought: Extension = {};
	jest.isolateModules( () => {
		brought = require( './date-time' ).dateTime;
	} );
	expect( () => validateField( field, '31/02/2024' ) ).toThrow();
	extend( brought );
	expect( validateField( field, '31/02/2024' ).message ).toBe( 'No such day.' );
	expect( validateField( field, '29/02/2024' ).message ).toBeNull();
} );
