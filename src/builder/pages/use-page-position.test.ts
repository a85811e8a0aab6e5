import { act, renderHook } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import type { Block } from '../form-blocks';
import { usePagePosition } from './use-page-position';

jest.mock( '@wordpress/block-editor', () => ( { store: 'a/block-editor' } ) );

const block = ( clientId: string, name: string, label = '' ) =>
	( { clientId, name, attributes: { label }, innerBlocks: [] } ) as Block;

const first = block( 'b', 'atoll/page-break' );

const editor = createReduxStore( 'a/block-editor', {
	reducer: (
		state: Block[] = [ block( 'a', 'atoll/field' ), first ],
		action: { type: string; blocks?: Block[] }
	) => action.blocks ?? state,
	actions: { show: ( ...blocks: Block[] ) => ( { type: 'SHOW', blocks } ) },
	selectors: { getBlocks: ( state: Block[] ) => state },
} );
register( editor );
const show = ( ...blocks: Block[] ) =>
	act( async () => {
		await dispatch( editor ).show( ...blocks );
	} );

it( 'renders a page break anew when its place changes, and at no key in a label', async () => {
	const rendered = jest.fn( () => usePagePosition( 'b' ) );
	const { result } = renderHook( rendered );
	const before = rendered.mock.calls.length;
	await show( block( 'a', 'atoll/field', 'N' ), first );
	await show( block( 'a', 'atoll/field', 'Na' ), first );
	expect( rendered ).toHaveBeenCalledTimes( before );
	await show( block( 'c', 'atoll/page-break' ), first );
	expect( result.current ).toEqual( { number: 3, isLast: true } );
} );
