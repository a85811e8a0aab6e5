/** @jest-environment node */
import { blocksWithSettings, settingsOf, withoutSettings, withPattern } from './pattern-settings';

const block = ( name: string, metadata?: object ) => ( {
	name,
	attributes: { metadata },
	clientId: '',
	innerBlocks: [],
} );

const first = block( 'atoll/field', { atollForm: { save: true, csvDownload: true } } );

const brought = { save: true, csvDownload: true };

it( 'finds what a pattern brings to a form that begins with it', () => {
	const blocks = [ block( 'core/paragraph' ), first, block( 'atoll/field' ) ];
	expect( settingsOf( blocks ) ).toEqual( brought );
} );

it( 'leaves a form alone that has questions before the pattern’s', () => {
	expect( settingsOf( [ block( 'atoll/field' ), first ] ) ).toBe( undefined );
} );

it( 'changes nothing that is set already', () => {
	expect( withPattern( brought, '{"save":false}', [] ) ).toBe(
		'{"save":false,"csvDownload":true}'
	);
} );

it( 'takes over what a pattern brings to a form without settings, or whose settings cannot be read', () => {
	expect( withPattern( brought, '', [] ) ).toBe( '{"save":true,"csvDownload":true}' );
	expect( withPattern( brought, '{', [] ) ).toBe( '{"save":true,"csvDownload":true}' );
} );

it( 'drops what another pattern brought, unless it was changed since', () => {
	const settings = '{"pageList":[{"title":"You"}],"notifications":["me"],"entrySave":true}';
	const earlier = [ { notifications: [ 'office' ] }, { pageList: [ { title: 'You' } ] } ];
	expect( withPattern( { save: true }, settings, earlier ) ).toBe(
		'{"save":true,"notifications":["me"],"entrySave":true}'
	);
} );

it( 'knows who brings settings, and what else they bring', () => {
	const named = block( 'atoll/field', { atollForm: {}, name: 'Income' } );
	expect( blocksWithSettings( [ block( 'atoll/field' ), named ] ) ).toEqual( [ named ] );
	expect( withoutSettings( named ) ).toEqual( { name: 'Income' } );
	expect( withoutSettings( first ) ).toBe( undefined );
} );
