/** @jest-environment node */
import labels from '../../../contract/texts/mergeTags.json';
import type { FormField } from '../fields/form-fields';
import { FACTS, filterGroups, tagGroups, type TagContext } from './tags';

const field = ( changes: Partial< FormField > ): FormField => ( {
	id: 1,
	kind: 'text',
	label: 'Topic',
	page: 0,
	isEmailAddress: false,
	tells: '',
	shape: 'text',
	choices: [],
	inputs: [],
	conditions: [],
	formula: '',
	...changes,
} );

const FIELDS = [
	field( { id: 1, label: 'Rate: {fixed} <8%>' } ),
	field( {
		id: 2,
		kind: 'name',
		label: 'Your name',
		shape: 'parts',
		inputs: [ { id: '2.3', label: 'First name' } ],
	} ),
	field( { id: 3, kind: 'email', label: 'Email', isEmailAddress: true } ),
	field( { id: 4, kind: 'password', label: 'Password', shape: 'secret' } ),
	field( { id: 5, kind: 'captcha', label: 'Captcha', shape: 'token' } ),
	field( { id: 6, kind: 'html', label: '', shape: 'none' } ),
];

const tagsFor = ( context: TagContext ) =>
	Object.fromEntries(
		tagGroups( FIELDS, labels, context ).map( ( { name, tags } ) => [
			name,
			tags.map( ( { tag } ) => tag ),
		] )
	);

it( 'offers each answer and its parts, but nothing secret, in words that no tag breaks at', () => {
	expect( tagsFor( 'message' ).fields ).toEqual( [
		'{Rate fixed 8%:1}',
		'{Your name:2}',
		'{Your name (First name):2.3}',
		'{Email:3}',
	] );
} );

it( 'offers where an address is due only what is one', () => {
	expect( tagsFor( 'address' ) ).toEqual( {
		fields: [ '{Email:3}' ],
		user: [ '{user:user_email}' ],
		site: [ '{admin_email}' ],
	} );
} );

it( 'offers no table of all answers for a subject', () => {
	expect( tagsFor( 'subject' ) ).not.toHaveProperty( 'all' );
	expect( tagsFor( 'message' ).all ).toContain( '{all_fields}' );
} );

it( 'offers every tag that the server has words for, once', () => {
	expect( Object.values( FACTS ).flat().sort() ).toEqual( Object.keys( labels ).sort() );
} );

it( 'finds what has all the words, in its name or in the tag', () => {
	const filtered = filterGroups( tagGroups( FIELDS, labels, 'message' ), 'NAME first' );
	expect( filtered.map( ( { name, tags } ) => [ name, tags.length ] ) ).toEqual( [
		[ 'fields', 1 ],
		[ 'user', 1 ],
	] );
} );
