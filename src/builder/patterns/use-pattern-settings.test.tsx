import { createBlock } from '@wordpress/blocks';
import {
	blocks,
	clientIds,
	edit,
	editPost,
	openForm,
	settings,
	undo,
} from '../../../tests/js/form-editor';
import { usePatternSettings } from './use-pattern-settings';

jest.mock( '@wordpress/editor', () => jest.requireActual( '../../../tests/js/form-editor' ) );

const Upkeep = () => {
	usePatternSettings();
	return null;
};

const pattern = ( form: object ) => [
	createBlock( 'atoll/field', { label: 'First', metadata: { atollForm: form } } ),
	createBlock( 'atoll/field', { label: 'Last' } ),
];

const LOAN = { save: true, confirmations: [ 'loan' ], notifications: [ 'office' ] };
const NEWSLETTER = { confirmations: [ 'newsletter' ], notifications: [] };

const insert = ( form: object ) => edit( ( { insertBlocks } ) => insertBlocks( pattern( form ) ) );
const removeAll = () => edit( ( { removeBlocks } ) => removeBlocks( clientIds() ) );
const read = () => JSON.parse( settings() || '{}' );

it( 'takes a pattern’s settings away with its questions in one step of undo', async () => {
	await openForm( Upkeep );
	await insert( LOAN );
	expect( read() ).toEqual( LOAN );
	await undo();
	expect( blocks() ).toEqual( [] );
	expect( read() ).toEqual( {} );
	await insert( NEWSLETTER );
	expect( read() ).toEqual( NEWSLETTER );
} );

it( 'leaves nothing of a pattern that was deleted to the next one', async () => {
	await openForm( Upkeep );
	await insert( LOAN );
	await removeAll();
	await insert( NEWSLETTER );
	expect( read() ).toEqual( NEWSLETTER );
	await undo();
	expect( read() ).toEqual( LOAN );
	await insert( NEWSLETTER );
	expect( read() ).toEqual( NEWSLETTER );
} );

it( 'keeps what an editor has set since', async () => {
	await openForm( Upkeep );
	await insert( LOAN );
	const own = { ...LOAN, notifications: [ 'me' ], csvDownload: true };
	await editPost( { meta: { atoll_settings: JSON.stringify( own ) } } );
	await removeAll();
	await insert( NEWSLETTER );
	expect( read() ).toEqual( {
		confirmations: [ 'newsletter' ],
		notifications: [ 'me' ],
		csvDownload: true,
	} );
} );
