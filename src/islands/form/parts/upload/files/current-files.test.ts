/** @jest-environment node */
import type { UploadItem } from '@atoll/stores';
import { unshownRefusals, currentFiles } from './current-files';

const item = ( name: string, state: UploadItem[ 'state' ], field = 6 ) =>
	( { key: name, field, name, state } ) as UploadItem;
const shownOf = ( items: UploadItem[], multipleFiles = false ) =>
	currentFiles( { id: 6, multipleFiles, maxFiles: 100 }, items ).map( ( { name } ) => name );

describe( 'a field for one file', () => {
	it( 'shows the last choice alone, while the one before it waits for that to arrive', () => {
		expect( shownOf( [ item( 'old', 'done' ), item( 'new', 'sending' ) ] ) ).toEqual( [
			'new',
		] );
		expect( shownOf( [ item( 'old', 'done' ) ] ) ).toEqual( [ 'old' ] );
	} );

	it( 'shows no refused file beside another, and says why it is not there', () => {
		const items = [ item( 'old', 'done' ), item( 'wrong', 'refused' ) ];
		const shown = currentFiles( { id: 6 }, items );
		expect( shown.map( ( { name } ) => name ) ).toEqual( [ 'old' ] );
		expect( unshownRefusals( shown, items ).map( ( { name } ) => name ) ).toEqual( [
			'wrong',
		] );
	} );

	it( 'shows the last refused one where there is nothing else', () => {
		expect( shownOf( [ item( 'a', 'refused' ), item( 'b', 'refused' ) ] ) ).toEqual( [ 'b' ] );
	} );
} );

it( 'shows every file where several may be, and none of another field', () => {
	const items = [ item( 'a', 'done' ), item( 'b', 'refused' ), item( 'c', 'done', 7 ) ];
	expect( shownOf( items, true ) ).toEqual( [ 'a', 'b' ] );
} );
