/** @jest-environment node */
import texts from '../../../contract/texts/problems.json';
import { field } from '../../../tests/js/askable-field';
import { findingsOf, problemText } from './findings';
import type { ConditionalLogic, LogicRule } from './types';

const conditionWith = ( change: Partial< LogicRule > ): ConditionalLogic => ( {
	actionType: 'show',
	logicType: 'all',
	rules: [ { fieldId: '3', operator: 'is', value: 'self', ...change } ],
} );

const fields = [
	field( 3, 'Employment', {
		shape: 'choice',
		choices: [ { text: 'Self-employed', value: 'self' } ],
	} ),
	field( 5, 'Business', { conditions: [ conditionWith( {} ) ] } ),
	field( 6, 'Income', { conditions: [ conditionWith( { fieldId: '5' } ) ] } ),
];

const problemsOf = ( logic: ConditionalLogic, ownId?: number ) =>
	findingsOf( logic, fields, { subject: 'This field', ownId } ).map( ( finding ) =>
		problemText( finding, texts )
	);

it( 'has nothing against a condition that holds together', () => {
	expect( problemsOf( conditionWith( {} ), 5 ) ).toEqual( [] );
	expect( problemsOf( conditionWith( { value: '' } ), 5 ) ).toEqual( [] );
} );

it( 'misses fields that are gone, in the words of the server', () => {
	expect( problemsOf( conditionWith( { fieldId: '9' } ) ) ).toEqual( [
		'This field: its condition asks about field 9, which is not on this form. Choose another question, or take the rule out.',
	] );
} );

it( 'misses boxes that are gone', () => {
	const boxes = field( 4, 'Extras', {
		shape: 'choices',
		choices: [ { text: 'Towing', value: '50' } ],
		inputs: [ { id: '4.1', label: 'Towing' } ],
	} );
	const sentences = ( fieldId: string ) =>
		findingsOf( conditionWith( { fieldId, value: '50' } ), [ boxes ], {
			subject: 'This field',
		} ).map( ( finding ) => problemText( finding, texts ) );
	expect( sentences( '4.1' ) ).toEqual( [] );
	expect( sentences( '4.7' ) ).toEqual( [
		'This field: its condition asks about field 4.7, which is not on this form. Choose another question, or take the rule out.',
	] );
} );

it( 'refuses a field on itself', () => {
	expect( problemsOf( conditionWith( {} ), 3 ) ).toEqual( [
		'This field: its condition asks about the field itself. Choose another question, or take the rule out.',
	] );
} );

it( 'misses choices that are gone, but not where part of a text is enough', () => {
	expect( problemsOf( conditionWith( { value: 'employed' } ) ) ).toEqual( [
		'This field: its condition asks whether “Employment” is “employed”, which is not offered there. Choose one that is, or take the rule out.',
	] );
	expect( problemsOf( conditionWith( { operator: 'contains', value: 'employ' } ) ) ).toEqual(
		[]
	);
} );

it( 'knows no operator that the engines do not', () => {
	const operator = 'sounds_like' as LogicRule[ 'operator' ];
	expect( problemsOf( conditionWith( { operator } ) )[ 0 ] ).toContain(
		'cannot compare with “sounds_like”'
	);
} );

it( 'warns of a circle through a chain, and names the chain', () => {
	expect( problemsOf( conditionWith( { fieldId: '6', value: 'x' } ), 3 ) ).toEqual( [
		'This field: its condition comes back to itself (Employment → Income → Business → Employment). Where the answers leave that open, it shows.',
	] );
} );

it( 'says nothing of what is switched off', () => {
	expect( problemsOf( { ...conditionWith( { fieldId: '9' } ), enabled: false } ) ).toEqual( [] );
} );

it( 'points at the rule', () => {
	const logic = conditionWith( {} );
	logic.rules.push( { fieldId: '9', operator: 'is', value: '' } );
	expect(
		findingsOf( logic, fields, { subject: 'This field' } ).map( ( { rule } ) => rule )
	).toEqual( [ 1 ] );
} );

it( 'warns of a page that hangs on a question of its own', () => {
	const findings = findingsOf( conditionWith( {} ), fields, {
		subject: 'Page 2',
		pageFieldIds: [ 3, 5 ],
	} );
	expect( findings.map( ( finding ) => problemText( finding, texts ) ) ).toEqual( [
		'Page 2: its condition comes back to itself (Employment → Employment). Where the answers leave that open, it shows.',
	] );
	expect(
		findingsOf( conditionWith( {} ), fields, { subject: 'Page 2', pageFieldIds: [ 5, 6 ] } )
	).toEqual( [] );
} );
