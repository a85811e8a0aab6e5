import { act, render, screen } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import * as server from '../../api/admin/settings';
import { Invalid } from '../../api/errors';
import { SaveNotice } from './save-notice';
import { store } from './store';

jest.mock( '../../api/admin/settings' );

const { listSettings, saveSettings } = jest.mocked( server );
const { edit, load, save } = dispatch( store );

const groupOf = ( name: string, title: string ): server.SettingsGroup => ( {
	name,
	title,
	description: '',
	links: [],
	settings: { words: { type: 'string', title: 'Words' } },
	values: { words: '' },
	version: 'one',
} );

beforeEach( async () => {
	listSettings.mockResolvedValue( [
		groupOf( 'company', 'Company' ),
		groupOf( 'header', 'Header' ),
	] );
	await load();
	render( <SaveNotice /> );
} );

const saveBoth = () =>
	act( async () => {
		edit( 'company', 'words', 'New' );
		edit( 'header', 'words', 'New' );
		await save();
	} );

it( 'says which group was saved and which was not, and leads to it', async () => {
	saveSettings.mockImplementation( async ( name ) => {
		if ( name === 'header' ) {
			throw new Invalid( { words: 'No.' }, 'Some settings need fixing.' );
		}
		return { values: { words: 'New' }, version: 'two' };
	} );
	await saveBoth();
	expect( screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent ) ).toEqual( [
		'Company: Saved.',
		'Header: Some settings need fixing.',
	] );
	expect( screen.getByRole( 'link', { name: 'Header' } ) ).toHaveAttribute( 'href', '#/header' );
} );

it( 'says in a word that everything was saved', async () => {
	saveSettings.mockResolvedValue( { values: { words: 'New' }, version: 'two' } );
	await saveBoth();
	expect( screen.getByText( 'Settings saved.', { ignore: '[aria-live]' } ) ).toBeVisible();
	expect( screen.queryByRole( 'listitem' ) ).not.toBeInTheDocument();
} );
