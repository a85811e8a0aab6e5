import { act, renderHook } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import type { Notification } from '../notification';
import { useAnnouncement } from './use-announcement';

const SHOWN = [ { id: 5 } as Notification ];

const visit = ( path: string ) => renderHook( () => useAnnouncement( SHOWN, path ) );
const news = ( path: string ) => visit( path ).result.current;

const open = ( id: string ) =>
	act( async () => void dispatch( modals ).shown( { id, onClick: () => {} } ) );
const close = ( id: string ) => act( async () => void dispatch( modals ).hidden( id ) );

it( 'announces once in a session, also one whose number another site on this host has', () => {
	expect( news( '/' ) ).toEqual( SHOWN );
	expect( news( '/perth/' ) ).toEqual( SHOWN );
	expect( news( '/perth/' ) ).toEqual( [] );
} );

it( 'announces what came below a modal once the last one has gone, since nobody hears it before', async () => {
	await open( 'menu' );
	await open( 'form' );
	const { result: told } = visit( '/' );
	await close( 'form' );
	expect( told.current ).toEqual( [] );
	await close( 'menu' );
	expect( told.current ).toEqual( SHOWN );
} );

it( 'waits until the page has been painted without the modal: what stood in it by then is not read out', async () => {
	await open( 'form' );
	const { result: told } = visit( '/' );
	act( () => void dispatch( modals ).hidden( 'form' ) );
	expect( told.current ).toEqual( [] );
	await act( async () => {} );
	expect( told.current ).toEqual( SHOWN );
} );

it( 'keeps for another page what nobody heard on this one', async () => {
	await open( 'form' );
	const { result: told, unmount } = visit( '/' );
	unmount();
	expect( told.current ).toEqual( [] );
	await close( 'form' );
	expect( news( '/' ) ).toEqual( SHOWN );
} );
