import { act, renderHook } from '@testing-library/react';
import { createReduxStore, dispatch, register, select } from '@wordpress/data';
import { useFormSetting } from './use-form-setting';

jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ) );

interface Edits {
	meta: { atoll_settings?: string };
}

const editor = createReduxStore( 'core/editor', {
	reducer: ( { meta }: Edits = { meta: {} }, action ) => ( {
		meta: action.type === 'EDIT' ? { ...meta, ...action.edits.meta } : meta,
	} ),
	actions: { editPost: ( edits: Edits ) => ( { type: 'EDIT', edits } ) },
	selectors: { getEditedPostAttribute: ( { meta }: Edits ) => meta },
} );
register( editor );

const text = () => select( editor ).getEditedPostAttribute().atoll_settings;
const write = ( settings: string ) =>
	act( () => void dispatch( editor ).editPost( { meta: { atoll_settings: settings } } ) );

it( 'keeps what was changed since, though its panel is gone', () => {
	write( '{"save":false,"limitEntries":false}' );
	const { result, unmount } = renderHook( () => useFormSetting( 'save' ) );
	const [ , set ] = result.current;
	unmount();
	write( '{"save":false,"limitEntries":true}' );
	set( true );
	expect( text() ).toBe( '{"save":true,"limitEntries":true}' );
} );

it( 'works out a value from the present one', () => {
	write( '{"notifications":[{"id":"a"}]}' );
	const { result } = renderHook( () => useFormSetting( 'notifications' ) );
	write( '{"notifications":[{"id":"b"}]}' );
	act( () => result.current[ 1 ]( ( present = [] ) => [ ...present, { id: 'c' } ] ) );
	expect( result.current[ 0 ] ).toEqual( [ { id: 'b' }, { id: 'c' } ] );
} );

it( 'writes nothing where nothing changes', () => {
	write( '{ "save": true }' );
	const { result } = renderHook( () => useFormSetting( 'save' ) );
	act( () => result.current[ 1 ]( ( present ) => present ) );
	expect( text() ).toBe( '{ "save": true }' );
} );
