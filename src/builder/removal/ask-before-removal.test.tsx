import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { blocks, clientIds, edit, editPost, openForm, undo } from '../../../tests/js/form-editor';
import { formDraft } from '../store';
import { askBeforeRemoval } from './ask-before-removal';
import { RemovalQuestion } from './removal-question';

jest.mock( '@wordpress/editor', () => jest.requireActual( '../../../tests/js/form-editor' ) );

const PURPOSE = { id: 1, kind: 'radio', label: 'Purpose' };
const NAME = { id: 2, kind: 'text', label: 'Name' };
const AMOUNT = {
	id: 3,
	kind: 'number',
	label: 'Amount',
	conditionalLogic: { rules: [ { fieldId: '1', operator: 'is', value: 'Buy' } ] },
};

const field = ( attributes: object ) => createBlock( 'atoll/field', { ...attributes } );

const labels = () => blocks().map( ( { attributes } ) => attributes.label );

const dialog = () => screen.queryByRole( 'dialog', { name: /Delete th/ } );

/** Replaces all blocks, as Enter and pasting do if all are selected. */
const replaceAll = ( ...replacement: object[] ) =>
	edit( ( { replaceBlocks } ) => replaceBlocks( clientIds(), replacement.map( field ) ) );

beforeAll( () => askBeforeRemoval() );

beforeEach( async () => {
	await dispatch( formDraft ).closeRemoval();
	const content = [ PURPOSE, NAME, AMOUNT ].map(
		( attributes ) => `<!-- wp:atoll/field ${ JSON.stringify( attributes ) } /-->`
	);
	await openForm( RemovalQuestion, content.join( '\n' ) );
} );

it( 'asks before something takes the place of a question that is used, and undo brings it back', async () => {
	const user = userEvent.setup();
	const first = clientIds().slice( 0, 2 );
	const replace = () =>
		edit( ( { replaceBlocks } ) => replaceBlocks( first, field( { label: 'New' } ) ) );
	await replace();
	expect( dialog() ).toHaveTextContent( 'The condition of “Amount”' );
	await user.click( screen.getByRole( 'button', { name: 'Keep' } ) );
	expect( labels() ).toEqual( [ 'Purpose', 'Name', 'Amount' ] );

	await replace();
	await user.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	expect( labels() ).toEqual( [ 'New', 'Amount' ] );
	await undo();
	expect( labels() ).toEqual( [ 'Purpose', 'Name', 'Amount' ] );
} );

it( 'asks where another form’s question has its number', async () => {
	await replaceAll( { ...PURPOSE, label: 'Colour' }, AMOUNT );
	expect( dialog() ).toHaveTextContent( 'The condition of “Amount”' );
} );

it( 'asks before all go at once that a notification tells of', async () => {
	const notifications = [ { name: 'Office', subject: '{Name:2}' } ];
	await editPost( { meta: { atoll_settings: JSON.stringify( { notifications } ) } } );
	await replaceAll( {} );
	expect( dialog() ).toHaveTextContent( 'The notification “Office”' );
} );

it( 'asks nothing where what is used is among what takes the place, or goes with what uses it', async () => {
	await replaceAll( AMOUNT, PURPOSE );
	expect( labels() ).toEqual( [ 'Amount', 'Purpose' ] );
	await replaceAll( { label: 'New' } );
	expect( dialog() ).toBeNull();
	expect( labels() ).toEqual( [ 'New' ] );
} );

it( 'asks before a question is removed that is used', async () => {
	await edit( ( { removeBlocks } ) => removeBlocks( [ clientIds()[ 1 ]! ] ) );
	expect( labels() ).toEqual( [ 'Purpose', 'Amount' ] );
	await edit( ( { removeBlocks } ) => removeBlocks( [ clientIds()[ 0 ]! ] ) );
	expect( dialog() ).toHaveTextContent( 'The condition of “Amount”' );
	expect( labels() ).toEqual( [ 'Purpose', 'Amount' ] );
} );
