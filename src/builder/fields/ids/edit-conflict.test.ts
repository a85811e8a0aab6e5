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

/** What is sent, while the server answers like this. */
const sentTo = async ( path: string, answer: object, data: object = { content: 'x' } ) => {
	const next = jest.fn( async ( options: { data?: Sent } ) => ( { ...answer, options } ) );
	await sendKnownIds( { path, method: 'POST', data }, next );
	return next.mock.calls[ 0 ]![ 0 ].data?.nextFieldId;
};

it( 'says with each save of the form which ids it knows, and with nothing else', async () => {
	expect( await sentTo( '/wp/v2/atoll-forms/12', {} ) ).toBe( 3 );
	expect( await sentTo( '/wp/v2/atoll-forms/12/autosaves?_locale=user', {} ) ).toBe( 3 );
	expect( await sentTo( '/wp/v2/atoll-forms/12', {}, { content: '' } ) ).toBe( 3 );
	expect( await sentTo( '/wp/v2/atoll-forms/13', {} ) ).toBeUndefined();
	expect( await sentTo( '/wp/v2/pages/12', {} ) ).toBeUndefined();
	expect( await sentTo( '/wp/v2/atoll-forms/12', {}, { status: 'draft' } ) ).toBeUndefined();
} );

it( 'knows the questions that its own autosave wrote into the form, and none that was written beside it', async () => {
	await sentTo( '/wp/v2/atoll-forms/12/autosaves', { id: 99, nextFieldId: 8 } );
	expect( await sentTo( '/wp/v2/atoll-forms/12', {} ) ).toBe( 3 );
	await sentTo( '/wp/v2/atoll-forms/12/autosaves', { id: 12, nextFieldId: 5 } );
	expect( await sentTo( '/wp/v2/atoll-forms/12', {} ) ).toBe( 5 );
	stored.nextFieldId = 6;
	expect( await sentTo( '/wp/v2/atoll-forms/12', {} ) ).toBe( 6 );
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
			content: expect.stringMatching( /^Another tab/ ),
			actions: [ { label: 'Reload the page' } ],
		},
	] );
} );
