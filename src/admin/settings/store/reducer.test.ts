/** @jest-environment node */
import type { SettingsValues } from '../../../api/admin/settings';
import { reducer, type Action } from './reducer';
import { hasEdits } from './selectors';
import { INITIAL, type State } from './state';

const GROUP = {
	name: 'company',
	title: 'Company',
	description: '',
	links: [],
	settings: {},
	values: {
		phone: '13 11 11',
		links: [ { url: '/' } ],
		bar: { logo: 'image', items: [] as string[], colours: { ink: '#000', paper: '#fff' } },
	},
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

const conflict = ( values: SettingsValues ): Action => ( {
	type: 'CONFLICT',
	group: 'company',
	conflict: { words: 'Somebody was quicker.', newer: { values, version: 'two' } },
} );
const settle = ( keepsEdits: boolean ): Action => ( {
	type: 'SETTLED',
	group: 'company',
	keepsEdits,
} );

it( 'keeps what was changed when somebody else saved, and their version with it', () => {
	const { groups } = after(
		edit( 'phone', '1800' ),
		conflict( { phone: '13 22 22', links: [] } ),
		settle( true )
	);
	expect( groups[ 0 ] ).toMatchObject( {
		conflict: null,
		version: 'two',
		values: { phone: '13 22 22' },
		edits: { phone: '1800' },
	} );
} );

it( 'keeps what somebody else changed of an object beside what was changed here', () => {
	const bar = { ...GROUP.values.bar, colours: { ink: '#000', paper: '#fff' } };
	const { groups } = after(
		edit( 'bar', { ...bar, logo: 'name' } ),
		conflict( { ...GROUP.values, bar: { ...bar, items: [ 'Anna’s' ] } } ),
		settle( true )
	);
	expect( groups[ 0 ]!.edits ).toEqual( { bar: { logo: 'name' } } );
	expect( groups[ 0 ]!.values.bar ).toMatchObject( { items: [ 'Anna’s' ] } );
} );

it( 'sends only what differs within an object, and nothing once it is changed back', () => {
	const { bar } = GROUP.values;
	const paper = { ...bar, colours: { ...bar.colours, paper: '#eee' } };
	expect( after( edit( 'bar', paper ) ).groups[ 0 ]!.edits ).toEqual( {
		bar: { colours: { paper: '#eee' } },
	} );
	expect( hasEdits( after( edit( 'bar', paper ), edit( 'bar', bar ) ) ) ).toBe( false );
} );

it( 'gives up what was changed where the newer settings are shown', () => {
	const state = after(
		edit( 'phone', '1800' ),
		conflict( { phone: '13 22 22', links: [] } ),
		settle( false )
	);
	expect( hasEdits( state ) ).toBe( false );
	expect( state.groups[ 0 ]!.values.phone ).toBe( '13 22 22' );
} );

it( 'shows what somebody else saved when all that was changed here is discarded', () => {
	const state = after( edit( 'phone', '1800' ), conflict( { phone: '13 22 22', links: [] } ), {
		type: 'DISCARDED',
	} );
	expect( hasEdits( state ) ).toBe( false );
	expect( state.groups[ 0 ] ).toMatchObject( {
		conflict: null,
		version: 'two',
		values: { phone: '13 22 22' },
	} );
} );

it( 'has nothing left to save after it was kept', () => {
	const state = after( edit( 'phone', '1800' ), {
		type: 'STORED',
		group: 'company',
		stored: { values: { phone: '1800' }, version: 'two' },
		sent: { phone: '1800' },
	} );
	expect( hasEdits( state ) ).toBe( false );
	expect( state.groups[ 0 ]!.values.phone ).toBe( '1800' );
} );
