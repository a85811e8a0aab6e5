import { render } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { act, type ReactNode } from 'react';
import type { Block } from '../form-blocks';
import { FirstPagePanel } from './first-page-panel';

jest.mock( '@wordpress/block-editor', () => ( { store: 'a/block-editor' } ) );
jest.mock( '@wordpress/editor', () => ( { store: 'an/editor' } ) );
jest.mock( '../form-panel', () => ( {
	FormPanel: ( { title, children }: { title: string; children: ReactNode } ) => (
		<section aria-label={ title }>{ children }</section>
	),
} ) );
jest.mock( './page-controls', () => ( { PageControls: () => 'its controls' } ) );
jest.mock( '../fields/use-form-fields', () => ( { useFormFields: () => [] } ) );

interface Form {
	blocks: Block[];
	settings: string;
}

const field = { clientId: 'a', name: 'atoll/field', attributes: {}, innerBlocks: [] } as Block;
const pageBreak = { ...field, name: 'atoll/page-break' };

const reducer = (
	state: Form = { blocks: [ field ], settings: '' },
	action: { type: string }
) => ( {
	...state,
	...( action.type === 'SHOW' ? action : {} ),
} );
const blocks = createReduxStore( 'a/block-editor', {
	reducer,
	actions: { show: ( ...shown: Block[] ) => ( { type: 'SHOW', blocks: shown } ) },
	selectors: { getBlocks: ( state: Form ) => state.blocks },
} );
const form = createReduxStore( 'an/editor', {
	reducer,
	actions: {
		show: ( page: object ) => ( {
			type: 'SHOW',
			settings: JSON.stringify( { pageList: [ page ] } ),
		} ),
	},
	selectors: {
		getEditedPostAttribute: ( state: Form ) => ( { atoll_settings: state.settings } ),
	},
} );
register( blocks );
register( form );

const conditionalLogic = {
	actionType: 'show',
	logicType: 'all',
	rules: [ { fieldId: '3', operator: 'is', value: 'a' } ],
};

const panelOf = async ( page: object, ...shown: Block[] ) => {
	await act( async () => {
		await dispatch( form ).show( page );
		await dispatch( blocks ).show( ...shown );
	} );
	return render( <FirstPagePanel /> ).queryByRole( 'region', { name: 'Page 1' } );
};

it( 'has no place in a form without pages', async () => {
	expect( await panelOf( { title: 'You' }, field ) ).toBeNull();
} );

it( 'stands in a form with pages', async () => {
	expect( await panelOf( {}, field, pageBreak ) ).not.toBeNull();
} );

it.each( [
	[ 'page 1', { conditionalLogic } ],
	[ 'its Next button', { next: { conditionalLogic } } ],
] )( 'stands in a form without pages where a condition of %s is left over', async ( _, page ) => {
	expect( await panelOf( page, field ) ).not.toBeNull();
} );

it( 'stays when that condition is removed, so that the focus does', async () => {
	expect( await panelOf( { conditionalLogic }, field ) ).not.toBeNull();
	await act( async () => {
		await dispatch( form ).show( {} );
	} );
	expect( document.querySelector( 'section' ) ).not.toBeNull();
} );
