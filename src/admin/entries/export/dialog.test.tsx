import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import * as api from '../../../api/admin/entries';
import { ExportDialog } from './dialog';
import * as downloads from './download';

jest.mock( '../../../api/admin/entries' );
jest.mock( './download' );

const COLUMNS = [ { key: 'id', heading: 'No.' } ];

beforeEach( () => {
	window.atollEntries = { export: { url: '/export', nonce: 'n' } } as typeof window.atollEntries;
} );

const button = ( name: string ) => screen.getByRole( 'button', { name } );

const open = async ( {
	query = {},
	form = 1,
	count = 1,
}: Partial< ComponentProps< typeof ExportDialog > > = {} ) => {
	jest.mocked( api.listExportColumns ).mockResolvedValue( COLUMNS );
	render( <ExportDialog query={ query } form={ form } count={ count } onClose={ () => {} } /> );
	await screen.findByLabelText( 'No.' );
};

/** Starts an export by keyboard, and returns a function that ends it. */
const startExport = async () => {
	let finish: ( rows: number ) => void = () => {};
	let fail: ( thrown: Error ) => void = () => {};
	jest.mocked( downloads.download ).mockImplementation(
		( _endpoint, _request, _destination, signal ) =>
			new Promise( ( resolve, reject ) => {
				finish = resolve;
				fail = reject;
				signal.addEventListener( 'abort', () => reject( new Error( 'Aborted.' ) ) );
			} )
	);
	await open();
	button( 'Download' ).focus();
	await userEvent.keyboard( '{Enter}' );
	return {
		finish: () => act( async () => finish( 8 ) ),
		fail: () => act( async () => fail( new Error( 'Not whole.' ) ) ),
	};
};

it( 'leaves the focus where it is when it opens', async () => {
	await open();
	expect( document.body ).toHaveFocus();
} );

it( 'keeps the focus on what can be done next', async () => {
	const { finish } = await startExport();
	expect( button( 'Cancel' ) ).toHaveFocus();
	await finish();
	expect( button( 'Close' ) ).toHaveFocus();
} );

it( 'gives the focus back to the download that was cancelled', async () => {
	await startExport();
	await userEvent.keyboard( '{Enter}' );
	expect( button( 'Download' ) ).toHaveFocus();
} );

it( 'gives the focus back to the download that failed', async () => {
	const { fail } = await startExport();
	await fail();
	expect( button( 'Download' ) ).toHaveFocus();
} );

it.each( [
	[ 'with its form, whose answers are columns', 3, { ids: '7', view: 'inbox', form: 3 } ],
	[ 'of several forms as it is', 0, { ids: '7', view: 'inbox' } ],
] )( 'asks for what was chosen %s', async ( _, form, query ) => {
	const download = jest.mocked( downloads.download ).mockResolvedValue( 1 );
	await open( { query: { ids: '7', view: 'inbox' }, form } );
	await userEvent.click( button( 'Download' ) );
	expect( download.mock.lastCall![ 1 ] ).toEqual( { query, columns: [ 'id' ] } );
} );

it.each( [
	[ 'all that the list has', {}, 'Your file has been downloaded. Entries: 8.' ],
	[
		'fewer than were chosen',
		{ ids: '1,2' },
		'Your file has been downloaded. Entries: 8. The others were moved or deleted meanwhile.',
	],
] )( 'says how many entries the file has: %s', async ( _, query, words ) => {
	jest.mocked( downloads.download ).mockResolvedValue( 8 );
	await open( { query, count: 10 } );
	await userEvent.click( button( 'Download' ) );
	expect( ( await screen.findByRole( 'status' ) ).textContent ).toBe( words );
} );

it( 'says why its columns did not come, and asks for them again', async () => {
	const failure = () => screen.queryByText( /^You are logged out/, { ignore: '[aria-live]' } );
	jest.mocked( api.listExportColumns ).mockRejectedValueOnce( { data: { status: 401 } } );
	render( <ExportDialog query={ {} } form={ 1 } count={ 1 } onClose={ () => {} } /> );
	await waitFor( () => expect( failure() ).toBeVisible() );
	jest.mocked( api.listExportColumns ).mockResolvedValue( COLUMNS );
	await userEvent.click( button( 'Try again' ) );
	expect( await screen.findByLabelText( 'No.' ) ).toBeVisible();
	expect( failure() ).toBeNull();
	expect( button( 'Download' ) ).toHaveFocus();
} );

it( 'shows that its columns are on their way, and no group without any', async () => {
	jest.mocked( api.listExportColumns ).mockReturnValueOnce( new Promise( () => {} ) );
	const { container } = render(
		<ExportDialog query={ {} } form={ 1 } count={ 1 } onClose={ () => {} } />
	);
	expect( screen.queryByRole( 'group' ) ).toBeNull();
	await waitFor( () => expect( container.querySelector( '.components-spinner' ) ).toBeVisible() );
} );
