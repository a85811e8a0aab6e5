import { dispatch, select } from '@wordpress/data';
import { initialState } from './state';
import { menus } from '.';

const shut = { isShown: false, pinned: null } as const;
const stateOf = ( id: string ) => select( menus ).getSubmenu( id );

beforeEach( () => {
	dispatch( menus ).takenOver( {
		...initialState,
		submenus: { services: shut, resources: shut },
	} );
} );

it( 'shows one submenu at a time', () => {
	dispatch( menus ).opened( 'services' );
	dispatch( menus ).opened( 'resources' );
	expect( stateOf( 'services' ) ).toEqual( { isShown: false, pinned: 'closed' } );
	expect( stateOf( 'resources' ) ).toEqual( { isShown: true, pinned: 'open' } );
} );

it( 'closes what shows, whoever showed it, and holds nothing else', () => {
	dispatch( menus ).shownChanged( 'services', true );
	dispatch( menus ).closed();
	expect( stateOf( 'services' ) ).toEqual( { isShown: false, pinned: 'closed' } );
	expect( stateOf( 'resources' ) ).toEqual( shut );
} );

it( 'leaves a submenu that is let go as it shows, until CSS says otherwise', () => {
	dispatch( menus ).opened( 'services' );
	dispatch( menus ).unpinned( 'services' );
	expect( stateOf( 'services' ) ).toEqual( { isShown: true, pinned: null } );
	dispatch( menus ).shownChanged( 'services', false );
	expect( stateOf( 'services' ) ).toEqual( shut );
} );

it( 'is 0 closed, 1 menu open, 2 submenu open, and closed while the panel leaves', () => {
	const states = [ 'open', 'leaving', 'closed' ] as const;
	const open = ( isUnfolded: boolean ) =>
		states.map( ( panel ) => {
			dispatch( menus ).unfolded( isUnfolded );
			dispatch( menus ).panelChanged( panel );
			return select( menus ).getOpenState();
		} );
	expect( open( false ) ).toEqual( [ 1, 0, 0 ] );
	expect( open( true ) ).toEqual( [ 2, 0, 0 ] );
	dispatch( menus ).opened( 'services' );
	expect( select( menus ).getOpenState() ).toBe( 2 );
	dispatch( menus ).released();
	expect( select( menus ).getOpenState() ).toBe( 0 );
} );
