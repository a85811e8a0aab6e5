import { renderHook } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import type { EditorData } from '../editor-data';
import { useFormFields } from './use-form-fields';

jest.mock( '@wordpress/block-editor', () => ( { store: 'core/block-editor' } ) );
jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ) );

const LOGIC = {
	actionType: 'show',
	logicType: 'all',
	rules: [ { fieldId: '2', operator: 'is', value: 'x' } ],
};

const BLOCKS = [
	{ name: 'atoll/field', attributes: { id: 1, kind: 'text' }, innerBlocks: [] },
	{ name: 'atoll/page-break', attributes: {}, innerBlocks: [] },
	{ name: 'atoll/field', attributes: { id: 2, kind: 'text' }, innerBlocks: [] },
];

const META = { atoll_settings: JSON.stringify( { pageList: [ { conditionalLogic: LOGIC } ] } ) };

const provide = ( name: string, selectors: object ) =>
	register( createReduxStore( name, { reducer: () => ( {} ), selectors: { ...selectors } } ) );

it( 'knows that questions of the first page hang on its condition, which the settings have', () => {
	provide( 'core/block-editor', { getBlocks: () => BLOCKS } );
	provide( 'core/editor', { getEditedPostAttribute: () => META } );
	window.atollFormEditor = {
		kinds: { text: { kind: 'text', shape: 'text' } },
	} as unknown as EditorData;
	const { result } = renderHook( useFormFields );
	expect( result.current.map( ( { conditions } ) => conditions ) ).toEqual( [ [ LOGIC ], [] ] );
} );
