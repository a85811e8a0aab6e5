import { act, renderHook } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as notices } from '@wordpress/notices';
import type { Notification } from '../settings/types';
import { useItems } from './use-items';

const LIST: Notification[] = [
	{ id: 'a', name: 'To the office', to: 'office@example.com', service: 'wordpress' },
	{ id: 'b', name: 'To the client', toType: 'field', toField: '3' },
];

const useList = () => {
	const [ list, set ] = useState( LIST );
	return { list, set, items: useItems( list, set ) };
};

const names = ( list: Notification[] ) => list.map( ( { name } ) => name );

const undo = () => select( notices ).getNotices()[ 0 ]?.actions[ 0 ]?.onClick?.();

afterEach( () => dispatch( notices ).removeAllNotices( 'snackbar' ) );

it( 'copies one with all that it has, under another id', () => {
	const { result } = renderHook( useList );
	act( () => result.current.items.duplicate( LIST[ 0 ]! ) );
	const { list } = result.current;
	expect( names( list ) ).toEqual( [ 'To the office', 'To the office (copy)', 'To the client' ] );
	expect( list[ 1 ] ).toMatchObject( { to: 'office@example.com', service: 'wordpress' } );
	expect( list[ 1 ]?.id ).not.toBe( 'a' );
} );

it( 'brings one back to its place, and keeps what was changed since it was deleted', () => {
	const { result } = renderHook( useList );
	act( () => result.current.items.remove( LIST[ 0 ]! ) );
	act( () => result.current.items.change( { ...LIST[ 1 ]!, name: 'Thanks' } ) );
	expect( names( result.current.list ) ).toEqual( [ 'Thanks' ] );
	act( () => void undo() );
	expect( names( result.current.list ) ).toEqual( [ 'To the office', 'Thanks' ] );
} );

it( 'brings back none that is there again by other means', () => {
	const { result } = renderHook( useList );
	act( () => result.current.items.remove( LIST[ 0 ]! ) );
	act( () => result.current.set( LIST ) );
	act( () => void undo() );
	expect( result.current.list ).toBe( LIST );
} );

it( 'opens what was added', () => {
	const { result } = renderHook( useList );
	act( () => result.current.items.add( { id: 'c', name: 'New' } ) );
	expect( result.current.items.opened ).toEqual( { id: 'c', name: 'New' } );
	act( () => result.current.items.close() );
	expect( result.current.items.opened ).toBeUndefined();
} );
