import { createRegistry } from '@wordpress/data';
import * as server from '../../../api/admin/settings';
import { Invalid, Refused } from '../../../api/errors';
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

beforeEach( async () => {
	listSettings.mockResolvedValue( [ GROUP, { ...GROUP, name: 'header', title: 'Header' } ] );
	await load();
} );

it( 'keeps what is changed while the server is still saving, to be saved next', async () => {
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

it.each( [
	[ 'needs fixing', new Invalid( { abn: 'No.' }, 'Some need fixing.' ), 'Some need fixing.' ],
	[ 'is newer', new Refused( '', '', 409 ), expect.stringMatching( /^Someone else saved/ ) ],
	[ 'has no answer', new TypeError(), expect.stringMatching( /try again\.$/ ) ],
] )( 'says of each group what came of it where one %s', async ( _, thrown, problem ) => {
	edit( 'company', 'phone', '1800' );
	edit( 'header', 'abn', '1' );
	saveSettings.mockImplementation( async ( name ) => {
		if ( name === 'header' ) {
			throw thrown;
		}
		return { values: { phone: '1800', abn: '' }, version: 'two' };
	} );
	await save();
	expect( data.select( store ).getOutcomes() ).toEqual( [
		{ group: 'company', problem: '' },
		{ group: 'header', problem },
	] );
	expect(
		data
			.select( store )
			.getGroups()
			.map( ( group ) => group.edits )
	).toEqual( [ {}, { abn: '1' } ] );
} );
