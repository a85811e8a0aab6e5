import { createRegistry } from '@wordpress/data';
import * as server from '../../../api/admin/settings';
import { store } from '.';

jest.mock( '../../../api/admin/settings' );

const { listSettings, saveSettings } = jest.mocked( server );

const GROUP: server.SettingsGroup = {
	name: 'company',
	title: 'Company',
	description: '',
	links: [],
	settings: {
		phone: { type: 'string', title: 'Phone' },
		abn: { type: 'string', title: 'ABN' },
	},
	values: { phone: '13 11 11', abn: '' },
	version: 'one',
};

const data = createRegistry();
data.register( store );
const { edit, load, save } = data.dispatch( store );
const edits = () => data.select( store ).getGroups()[ 0 ]!.edits;

it( 'keeps what is changed while the server is still saving, to be saved next', async () => {
	listSettings.mockResolvedValue( [ GROUP ] );
	await load();
	edit( 'company', 'phone', '1800' );

	let answer: ( saved: server.SavedSettings ) => void = () => {};
	saveSettings.mockReturnValue( new Promise( ( resolve ) => ( answer = resolve ) ) );
	const saving = save();
	edit( 'company', 'abn', '51 824 753 556' );
	edit( 'company', 'phone', '13 11 11' );
	answer( { values: { phone: '1800', abn: '' }, version: 'two' } );
	await saving;

	expect( saveSettings ).toHaveBeenCalledWith( 'company', { phone: '1800' }, 'one' );
	expect( edits() ).toEqual( { abn: '51 824 753 556', phone: '13 11 11' } );
	expect( data.select( store ).getGroups()[ 0 ] ).toMatchObject( { version: 'two' } );
} );
