import { renderHook } from '@testing-library/react';
import type { Notification } from '../notification';
import { useAnnouncement } from './use-announcement';

const SHOWN = [ { id: 5 } as Notification ];

const news = ( path: string ) => renderHook( () => useAnnouncement( SHOWN, path ) ).result.current;

it( 'announces once in a session, also one whose number another site on this host has', () => {
	expect( news( '/' ) ).toEqual( SHOWN );
	expect( news( '/perth/' ) ).toEqual( SHOWN );
	expect( news( '/perth/' ) ).toEqual( [] );
} );
