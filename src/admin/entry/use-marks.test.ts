import { act, renderHook } from '@testing-library/react';
import * as api from '../../api/admin/entries';
import type { ScreenEntry } from '../entries/screen-data';
import { useMarks } from './use-marks';

jest.mock( '../../api/admin/entries' );

it( 'takes back the mark that was refused, and no other that was set meanwhile', async () => {
	let refuse: ( thrown: object ) => void = () => {};
	jest.mocked( api.markEntries )
		.mockReturnValueOnce( new Promise( ( _, reject ) => ( refuse = reject ) ) )
		.mockResolvedValueOnce( {} );
	const { result } = renderHook( () =>
		useMarks( { id: 1, isStarred: false, isHeld: false } as ScreenEntry )
	);
	act( () => void result.current.mark( { starred: true } ) );
	await act( () => result.current.mark( { held: true } ) );
	await act( async () => refuse( { message: 'No.' } ) );
	expect( result.current ).toMatchObject( { isStarred: false, isHeld: true } );
} );
