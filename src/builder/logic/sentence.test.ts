/** @jest-environment node */
import { field } from '../../../tests/js/askable-field';
import { sentenceOf } from './sentence';
import type { ConditionalLogic, LogicRule } from './types';

const fields = [
	field( 3, 'Employment', {
		shape: 'choice',
		choices: [ { text: 'Self-employed', value: 'self' } ],
	} ),
	field( 4, 'Income' ),
	field( 5, 'Settlement', { shape: 'date' } ),
	field( 6, 'Your name', { shape: 'parts', inputs: [ { id: '6.3', label: 'First name' } ] } ),
	field( 7, '' ),
];

const logic = ( rules: Partial< LogicRule >[], change = {} ): ConditionalLogic => ( {
	actionType: 'show',
	logicType: 'all',
	rules: rules.map( ( rule ) => ( { fieldId: '3', operator: 'is', value: 'self', ...rule } ) ),
	...change,
} );

const sentence = ( given: ConditionalLogic | undefined, subject = 'this field' ) =>
	sentenceOf( given, fields, subject );

it( 'names the choice by its words', () => {
	expect( sentence( logic( [ {} ] ) ) ).toBe( 'Show this field if Employment is Self-employed.' );
} );

it( 'joins several rules', () => {
	const rules = [ {}, { fieldId: '4', operator: '>' as const, value: '50000' } ];
	expect( sentence( logic( rules, { actionType: 'hide' } ), 'page 2' ) ).toBe(
		'Hide page 2 if all of these are true: Employment is Self-employed; Income is more than 50000.'
	);
	expect( sentence( logic( rules, { logicType: 'any' } ) ) ).toBe(
		'Show this field if any of these is true: Employment is Self-employed; Income is more than 50000.'
	);
} );

it( 'says of nothing to compare with what it comes to', () => {
	expect( sentence( logic( [ { fieldId: '4', value: '' } ] ) ) ).toBe(
		'Show this field if Income has no answer.'
	);
	expect( sentence( logic( [ { fieldId: '4', operator: 'isnot', value: '' } ] ) ) ).toBe(
		'Show this field if Income has an answer.'
	);
	expect( sentence( logic( [ { fieldId: '4', operator: 'contains', value: '' } ] ) ) ).toBe(
		'Show this field if Income contains (nothing yet).'
	);
} );

it( 'speaks of time in days', () => {
	expect( sentence( logic( [ { fieldId: '5', operator: '<', value: '2027-01-01' } ] ) ) ).toBe(
		'Show this field if Settlement is before 2027-01-01.'
	);
} );

it( 'names parts, fields without words, and fields that are gone', () => {
	expect( sentence( logic( [ { fieldId: '6.3', value: 'Jo' } ] ) ) ).toBe(
		'Show this field if Your name: First name is Jo.'
	);
	expect( sentence( logic( [ { fieldId: '7', value: 'x' } ] ) ) ).toBe(
		'Show this field if Field 7 is x.'
	);
	expect( sentence( logic( [ { fieldId: '9', value: 'x' } ] ) ) ).toBe(
		'Show this field if field 9, which is missing, is x.'
	);
} );

it( 'says nothing where nothing is asked', () => {
	expect( sentence( undefined ) ).toBe( '' );
	expect( sentence( logic( [] ) ) ).toBe( '' );
	expect( sentence( logic( [ {} ], { enabled: false } ) ) ).toBe( '' );
} );

it( 'takes other verbs where nothing shows or hides', () => {
	const verbs = { show: 'Send', hide: 'Do not send' };
	expect( sentenceOf( logic( [ {} ] ), fields, 'this notification', verbs ) ).toBe(
		'Send this notification if Employment is Self-employed.'
	);
} );
