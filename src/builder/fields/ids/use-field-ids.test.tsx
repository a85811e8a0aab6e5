import { createBlock } from '@wordpress/blocks';
import {
	blocks,
	clientIds,
	edit,
	editPost,
	openForm,
	undo,
} from '../../../../tests/js/form-editor';
import type { Block } from '../../form-blocks';
import type { Page } from '../../pages/page';
import { useFieldIds } from './use-field-ids';

jest.mock( '@wordpress/editor', () => jest.requireActual( '../../../../tests/js/form-editor' ) );

const Upkeep = () => {
	useFieldIds();
	return null;
};

type Question = [ id: number | undefined, kind: string, label: string ];

const FORM: Question[] = [
	[ 1, 'text', 'Name' ],
	[ 2, 'email', 'Email' ],
	[ 3, 'radio', 'Purpose' ],
];

const content = ( questions: Question[] ) =>
	questions
		.map( ( [ id, kind, label ] ) => JSON.stringify( { id, kind, label } ) )
		.map( ( attributes ) => `<!-- wp:atoll/field ${ attributes } /-->` )
		.join( '\n\n' );

const questions = () =>
	blocks().map( ( { attributes: { id, kind, label } } ) => [ id, kind, label ] );

const pasted = ( copied: Question[] ) =>
	copied.map( ( [ id, kind, label ] ) => createBlock( 'atoll/field', { id, kind, label } ) );

const pasteOverAll = ( copied: Question[] ) =>
	edit( ( { replaceBlocks } ) => replaceBlocks( clientIds(), pasted( copied ) ) );

/** Replaces the content, as the code editor and WordPress' revisions do. */
const write = ( text: string ) => editPost( { content: text, blocks: undefined } );

it( 'numbers another form anew that is pasted over all questions, and undo brings back the old ones', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	await pasteOverAll( [
		[ 2, 'number', 'Amount' ],
		[ 3, 'phone', 'Phone' ],
		[ 1, 'text', 'Suburb' ],
	] );
	expect( questions() ).toEqual( [
		[ 4, 'number', 'Amount' ],
		[ 5, 'phone', 'Phone' ],
		[ 6, 'text', 'Suburb' ],
	] );
	await undo();
	expect( questions() ).toEqual( FORM );
} );

it( 'leaves the form’s own questions their ids when they are pasted over all of them', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	await pasteOverAll( [ FORM[ 2 ]!, FORM[ 0 ]! ] );
	expect( questions() ).toEqual( [ FORM[ 2 ], FORM[ 0 ] ] );
} );

it( 'leaves ids as they are written in the code editor, or stand in a revision', async () => {
	await openForm( Upkeep, content( FORM ), 9 );
	const revision: Question[] = [
		[ 7, 'date', 'Birthday' ],
		[ 1, 'textarea', 'Your name' ],
	];
	await write( content( revision ) );
	expect( questions() ).toEqual( revision );

	await edit( ( { removeBlocks } ) => removeBlocks( clientIds() ) );
	await write( content( FORM ) );
	expect( questions() ).toEqual( FORM );
	await undo();
	await undo();
	expect( questions() ).toEqual( revision );
} );

it( 'leaves a new form the ids of its pattern', async () => {
	await openForm( Upkeep );
	await edit( ( { insertBlocks } ) => insertBlocks( pasted( FORM ) ) );
	expect( questions() ).toEqual( FORM );
} );

it( 'gives no old ids to what is put into a form that was saved empty', async () => {
	await openForm( Upkeep, '', 9 );
	await edit( ( { insertBlocks } ) => insertBlocks( pasted( FORM ) ) );
	expect( questions().map( ( [ id ] ) => id ) ).toEqual( [ 9, 10, 11 ] );
} );

it( 'keeps the id of a question that is turned into another kind', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	await edit( ( { updateBlockAttributes } ) =>
		updateBlockAttributes( clientIds()[ 0 ]!, { kind: 'phone' } )
	);
	expect( questions()[ 0 ] ).toEqual( [ 1, 'phone', 'Name' ] );
} );

const rule = ( fieldId: string ) => ( { fieldId, operator: 'is' as const, value: 'Buy' } );
const logic = ( ...ids: string[] ) => ( {
	actionType: 'show' as const,
	logicType: 'all' as const,
	rules: ids.map( rule ),
} );
const asked = () =>
	blocks().map( ( { attributes } ) =>
		attributes.conditionalLogic?.rules.map( ( { fieldId } ) => fieldId )
	);

it( 'lets what comes from another form ask about no question of this one', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	const partner = { kind: 'number', label: 'Partner', conditionalLogic: logic( '3', '7.1' ) };
	await edit( ( { insertBlocks } ) =>
		insertBlocks( [
			createBlock( 'atoll/field', { id: 7, kind: 'checkbox', label: 'Who' } ),
			createBlock( 'atoll/field', {
				...partner,
				id: 8,
				calculationFormula: '{Rate:2} * {Who:7}',
			} ),
			// Another form uses this id too.
			createBlock( 'atoll/field', { ...partner, id: 1, kind: 'text', label: 'Name' } ),
		] )
	);
	expect( asked().slice( 3 ) ).toEqual( [ undefined, [ '0', '9.1' ], [ '0', '9.1' ] ] );
	expect( blocks()[ 4 ]?.attributes.calculationFormula ).toBe( '{Rate:0} * {Who:9}' );
} );

const OWN = { id: 2, kind: 'email', label: 'Email', conditionalLogic: logic( '3' ) };
const insert = ( copied: Record< string, unknown > ) =>
	edit( ( { insertBlocks } ) => insertBlocks( [ createBlock( 'atoll/field', copied ) ] ) );

it( 'lets a copy of the form’s own question ask what that asks', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	await insert( OWN );
	expect( asked() ).toEqual( [ undefined, undefined, undefined, [ '3' ] ] );
} );

it( 'so does one that was copied before its words were changed', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	await edit( ( { updateBlockAttributes } ) =>
		updateBlockAttributes( clientIds()[ 1 ]!, { label: 'Your email' } )
	);
	await insert( OWN );
	expect( asked()[ 3 ] ).toEqual( [ '3' ] );
} );

const onPage = ( id: string ) => ( {
	conditionalLogic: logic( id ),
	next: { text: 'On', conditionalLogic: logic( id ) },
} );
const askedOnPages = () =>
	blocks()
		.filter( ( { name } ) => name === 'atoll/page-break' )
		.map( ( { attributes: { conditionalLogic, next } } ) =>
			[ conditionalLogic, ( next as Page ).conditionalLogic ].map( ( one ) =>
				one?.rules.map( ( { fieldId } ) => fieldId )
			)
		);
const insertBreak = ( page: Record< string, unknown >, ...others: Block[] ) =>
	edit( ( { insertBlocks } ) =>
		insertBlocks( [ createBlock( 'atoll/page-break', page ), ...others ] )
	);

it( 'lets a page break that comes from another form alone ask about no question of this one', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	for ( let times = 0; times < 2; times++ ) {
		await insertBreak( onPage( '3' ) );
	}
	expect( askedOnPages() ).toEqual( [
		[ [ '0' ], [ '0' ] ],
		[ [ '0' ], [ '0' ] ],
	] );
	await undo();
	await undo();
	expect( questions() ).toEqual( FORM );
} );

it( 'so does one whose like came with questions of that form before', async () => {
	await openForm( Upkeep, content( FORM ), 4 );
	const other = { id: 3, kind: 'number', label: 'Amount' };
	await insertBreak( onPage( '3' ), createBlock( 'atoll/field', other ) );
	await insertBreak( onPage( '3' ) );
	expect( askedOnPages() ).toEqual( [
		[ [ '4' ], [ '4' ] ],
		[ [ '0' ], [ '0' ] ],
	] );
} );

it( 'lets a copy of the form’s own page break ask what that asks or asked', async () => {
	const own = JSON.stringify( onPage( '3' ) );
	await openForm( Upkeep, `${ content( FORM ) }<!-- wp:atoll/page-break ${ own } /-->`, 4 );
	await edit( ( { updateBlockAttributes } ) =>
		updateBlockAttributes( clientIds()[ 3 ]!, onPage( '2' ) )
	);
	await edit( ( { removeBlocks } ) => removeBlocks( [ clientIds()[ 3 ]! ] ) );
	await insertBreak( onPage( '3' ) );
	await insertBreak( onPage( '2' ) );
	expect( askedOnPages() ).toEqual( [
		[ [ '3' ], [ '3' ] ],
		[ [ '2' ], [ '2' ] ],
	] );
} );

it( 'leaves a page break what it asks that comes with the questions of a pattern', async () => {
	await openForm( Upkeep );
	await insertBreak( onPage( '3' ), ...pasted( FORM ) );
	await edit( ( { removeBlocks } ) => removeBlocks( [ clientIds()[ 0 ]! ] ) );
	await insertBreak( onPage( '3' ) );
	expect( askedOnPages() ).toEqual( [ [ [ '3' ], [ '3' ] ] ] );
} );
