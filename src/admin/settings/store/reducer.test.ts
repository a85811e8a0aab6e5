/** @jest-environment node */
import { reducer, type Action } from './reducer';
import { hasEdits } from './selectors';
import { INITIAL, type State } from './state';

const GROUP = {
	name: 'company',
	title: 'Company',
	description: '',
	links: [],
	settings: {},
	values: { phone: '13 11 11', links: [ { url: '/' } ] },
	version: 'one',
};

const after = ( ...actions: Action[] ): State =>
	actions.reduce( reducer, reducer( INITIAL, { type: 'LOADED', groups: [ GROUP ] } ) );
const edit = ( name: string, value: unknown ): Action => ( {
	type: 'EDITED',
	group: 'company',
	name,
	value,
} );
const invalid = ( problems: Record< string, string > ): Action => ( {
	type: 'INVALID',
	group: 'company',
	problems,
} );

it( 'has nothing to save when a value was changed back', () => {
	expect( hasEdits( after( edit( 'phone', '1800' ) ) ) ).toBe( true );
	expect( hasEdits( after( edit( 'phone', '1800' ), edit( 'phone', '13 11 11' ) ) ) ).toBe(
		false
	);
	expect( hasEdits( after( edit( 'links', [ { url: '/' } ] ) ) ) ).toBe( false );
} );

it( 'takes away what was wrong with a setting once it is being mended, and with no other', () => {
	const { groups } = after(
		invalid( { 'links.0.url': 'No.', linksTitle: 'No.', phone: 'No.' } ),
		edit( 'links', [] )
	);
	expect( groups[ 0 ]!.problems ).toEqual( { linksTitle: 'No.', phone: 'No.' } );
} );

it( 'keeps what was changed when somebody else saved, and their version with it', () => {
	const { groups } = after(
		edit( 'phone', '1800' ),
		{
			type: 'CONFLICT',
			group: 'company',
			words: 'Somebody was quicker.',
		},
		{
			type: 'RELOADED',
			group: 'company',
			stored: { values: { phone: '13 22 22', links: [] }, version: 'two' },
		}
	);
	expect( groups[ 0 ] ).toMatchObject( {
		conflict: '',
		version: 'two',
		values: { phone: '13 22 22' },
		edits: { phone: '1800' },
	} );
} );

it( 'has nothing left to save after it was kept', () => {
	const state = after( edit( 'phone', '1800' ), {
		type: 'STORED',
		group: 'company',
		stored: { values: { phone: '1800' }, version: 'two' },
	} );
	expect( hasEdits( state ) ).toBe( false );
	expect( state.groups[ 0 ]!.values.phone ).toBe( '1800' );
} );
