/** @jest-environment node */
import { blocksWithSettings, settingsFrom, withoutSettings } from './pattern-settings';

const block = ( name: string, metadata?: object ) => ( {
	name,
	attributes: { metadata },
	clientId: '',
	innerBlocks: [],
} );

const first = block( 'atoll/field', { atollForm: { save: true, csvDownload: true } } );

it( 'takes over what a pattern brings to an empty form', () => {
	const blocks = [ block( 'core/paragraph' ), first, block( 'atoll/field' ) ];
	expect( settingsFrom( blocks, '' ) ).toBe( '{"save":true,"csvDownload":true}' );
} );

it( 'changes nothing that is set already', () => {
	expect( settingsFrom( [ first ], '{"save":false}' ) ).toBe(
		'{"save":false,"csvDownload":true}'
	);
} );

it( 'takes over what a pattern brings to a form whose settings cannot be read', () => {
	expect( settingsFrom( [ first ], '{' ) ).toBe( '{"save":true,"csvDownload":true}' );
} );

it( 'leaves a form alone that has questions before the pattern’s', () => {
	expect( settingsFrom( [ block( 'atoll/field' ), first ], '' ) ).toBe( undefined );
} );

it( 'knows who brings settings, and what else they bring', () => {
	const named = block( 'atoll/field', { atollForm: {}, name: 'Income' } );
	expect( blocksWithSettings( [ block( 'atoll/field' ), named ] ) ).toEqual( [ named ] );
	expect( withoutSettings( named ) ).toEqual( { name: 'Income' } );
	expect( withoutSettings( first ) ).toBe( undefined );
} );
