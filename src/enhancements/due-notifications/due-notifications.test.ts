import { dueNotifications } from './due-notifications';

const NOW = 1_800_000_000;
const start = jest.fn();

interface Times {
	/** Seconds since the epoch. */
	starts?: number;
	ends?: number;
	hidden?: boolean;
}

const item = ( { starts, ends, hidden }: Times, at: number ) => `<li class="atoll-notification"
	data-id="${ at + 1 }" ${ hidden ? 'hidden' : '' }
	${ starts === undefined ? '' : `data-starts="${ starts }"` }
	${ ends === undefined ? '' : `data-ends="${ ends }"` }></li>`;

/** @return Ids of the notifications left in the list; null if there is no list. */
const open = ( ...times: Times[] ) => {
	document.body.innerHTML = `<div id="place"><div data-island="notifications">
		<section class="atoll-notifications"><ul>${ times.map( item ).join( '' ) }</ul></section></div></div>`;
	dueNotifications( document.getElementById( 'place' )!, { path: '/' } );
	jest.runAllTimers();
	return document.querySelector( 'section' )!.hidden
		? null
		: [ ...document.querySelectorAll( 'li:not([hidden])' ) ].map( ( one ) =>
				Number( ( one as HTMLElement ).dataset.id )
			);
};

beforeEach( () => {
	jest.useFakeTimers( { now: NOW * 1000 } );
	window.atollIslands = { start };
	start.mockClear();
} );

afterEach( () => {
	document.cookie = 'atoll_dismissed_=; Max-Age=0';
	jest.useRealTimers();
} );

it.each( [
	[ 'what has begun', { starts: NOW }, [ 1, 2 ] ],
	[ 'nothing that has not begun', { starts: NOW + 1 }, [ 2 ] ],
	[ 'what has not ended', { ends: NOW + 1 }, [ 1, 2 ] ],
	[ 'nothing that has ended', { ends: NOW }, [ 2 ] ],
	[ 'what the server had hidden beforehand', { starts: NOW - 1, hidden: true }, [ 1, 2 ] ],
] )( 'leaves in the list of a page that a cache kept %s', ( _, times, expected ) => {
	expect( open( times, {} ) ).toEqual( expected );
} );

it( 'leaves out what was closed in this session', () => {
	document.cookie = 'atoll_dismissed_=2.7';
	expect( open( {}, {} ) ).toEqual( [ 1 ] );
} );

it( 'asks for the island where one is due', () => {
	open( {}, { ends: NOW } );
	expect( start.mock.calls ).toEqual( [ [ document.querySelector( '[data-island]' ) ] ] );
} );

it( 'asks for nothing, and has no list, where none is', () => {
	document.cookie = 'atoll_dismissed_=1';
	expect( open( {}, { ends: NOW } ) ).toBeNull();
	expect( start ).not.toHaveBeenCalled();
} );
