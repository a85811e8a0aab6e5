import { createReduxStore, register, select } from '@wordpress/data';
import { store as notices } from '@wordpress/notices';
import { sendKnownIds } from './edit-conflict';

jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ) );

const stored = { id: 12, nextFieldId: 3 };
const editor = createReduxStore( 'core/editor', {
	reducer: () => ( {} ),
	selectors: {
		getCurrentPostId: () => stored.id,
		getCurrentPostAttribute: ( _: unknown, name: 'nextFieldId' ) => stored[ name ],
	},
} );

beforeAll( () => register( editor ) );

interface Sent {
	nextFieldId?: number;
}

/** Returns the id that is sent with a request. */
const sentTo = async ( path: string, data: object = { content: 'x' } ) => {
	const next = jest.fn( async ( options: { data?: Sent } ) => options );
	await sendKnownIds( { path, method: 'POST', data }, next );
	return next.mock.calls[ 0 ]![ 0 ].data?.nextFieldId;
};

it( 'says with each save of the form which ids it knows, and with nothing else', async () => {
	expect( await sentTo( '/wp/v2/atoll-forms/12' ) ).toBe( 3 );
	expect( await sentTo( '/wp/v2/atoll-forms/12/autosaves?_locale=user' ) ).toBe( 3 );
	expect( await sentTo( '/wp/v2/atoll-forms/12', { content: '' } ) ).toBe( 3 );
	expect( await sentTo( '/wp/v2/atoll-forms/13' ) ).toBeUndefined();
	expect( await sentTo( '/wp/v2/pages/12' ) ).toBeUndefined();
	expect( await sentTo( '/wp/v2/atoll-forms/12', { status: 'draft' } ) ).toBeUndefined();
} );

it( 'names the same tab in each save, also after one whose answer was lost', async () => {
	const next = jest.fn().mockRejectedValueOnce( new TypeError( 'Failed to fetch' ) );
	const save = async () =>
		sendKnownIds( { path: '/wp/v2/atoll-forms/12', data: { content: 'x' } }, next );
	await expect( save() ).rejects.toThrow( 'Failed to fetch' );
	await save();
	const [ lost, again ] = next.mock.calls.map( ( [ { data } ] ) => data.tab );
	expect( lost ).toMatch( /^\d+-\d+-\d+$/ );
	expect( again ).toBe( lost );
} );

it( 'offers to reload where another tab has saved meanwhile', async () => {
	const conflict = { code: 'atoll_edit_conflict', message: 'Saved in another tab.' };
	const save = ( error: object ) =>
		sendKnownIds( { path: '/wp/v2/atoll-forms/12', data: { content: 'x' } }, () =>
			Promise.reject( error )
		);
	await expect( save( { code: 'other', message: 'No.' } ) ).rejects.toMatchObject( {
		code: 'other',
	} );
	expect( select( notices ).getNotices() ).toEqual( [] );
	await expect( save( conflict ) ).rejects.toBe( conflict );
	expect( select( notices ).getNotices() ).toMatchObject( [
		{
			content: expect.stringMatching( /in another tab/ ),
			actions: [ { label: 'Reload the page' } ],
		},
	] );
} );
