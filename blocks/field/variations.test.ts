/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import type { EditorData, Kind } from '../../src/builder/editor-data';
import { variations } from './variations';

const FIELDS = 'contract/fields';
const kinds = Object.fromEntries(
	readdirSync( FIELDS, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => [
			name,
			JSON.parse( readFileSync( `${ FIELDS }/${ name }/kind.json`, 'utf8' ) ) as Kind,
		] )
) as EditorData[ 'kinds' ];

it( 'offers every kind of the contract, by its own words', () => {
	const offered = variations( kinds );
	expect( offered.map( ( { name } ) => name ).sort() ).toEqual( Object.keys( kinds ).sort() );
	expect( offered.find( ( { name } ) => name === 'email' ) ).toMatchObject( {
		title: 'Email',
		category: 'atoll-contact',
		attributes: { kind: 'email', label: 'Email' },
	} );
} );

it( 'shows each in the inserter, with words also before somebody has written any', () => {
	for ( const { example, title } of variations( kinds ) ) {
		expect( example?.attributes ).toEqual( { label: title } );
	}
} );

it( 'begins with what forms ask most, not with what comes first in the alphabet', () => {
	const questions = variations( kinds ).filter( ( { category } ) => category === 'atoll-basic' );
	expect( questions.slice( 0, 3 ).map( ( { name } ) => name ) ).toEqual( [
		'text',
		'number',
		'date',
	] );
} );

it( 'has one stand in for a bare field', () => {
	expect( variations( kinds ).filter( ( { isDefault } ) => isDefault ) ).toHaveLength( 1 );
} );
