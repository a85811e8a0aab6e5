import { readFileSync } from 'fs';
import { join } from 'path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from '@wordpress/element';
import { redirectTo } from '../../src/browser/session/navigate';
import { Guard } from '../../src/islands/guard/guard';
import { openDialogs } from './dialogs';

/** A private page with the guard as php/Portal/Session/GuardIsland and php/Portal/Dialogs print it, and what surrounds it. */
const dialogs = readFileSync( join( __dirname, '../fixtures/guard-dialogs.html' ), 'utf8' );

const now = () => Math.floor( Date.now() / 1000 );

export const props = () => ( {
	token: '/token',
	logout: '/logout',
	cookie: 'logged_in',
	login: '/login',
	loginPage: 'http://localhost/portal/login/',
	leftPage: 'http://localhost/portal/login/?atoll_done=logged-out',
	page: 'http://localhost/',
	isPrivate: true,
	exp: now() + 1800,
	now: now(),
	mark: 'jo',
	warnSeconds: 120,
} );

interface Answer {
	status?: number;
	body?: object;
}

/** What the server answers to each of the routes, a list in turn; `null` hangs, an Error cuts the connection. */
export const server: Record< string, Answer | Error | null | Answer[] > = {};

/** Routes that were called, with what was sent. */
export const calls: string[] = [];

export const session = ( mark = 'jo', seconds = 1800, nonce = 'new' ): Answer => ( {
	body: {
		code: 'auth_valid_token',
		status: 200,
		user: { id: 7, auth: { exp: now() + seconds }, data: {} },
		mark,
		nonce,
		formNonce: `form-${ nonce }`,
	},
} );

export const ended: Answer = { status: 401, body: { code: 'auth_invalid_token', status: 401 } };

/** The same calls as they were made. */
export const requests: RequestInit[] = [];

const fetched = ( url: string, request: RequestInit ) => {
	const { body, signal } = request;
	const [ path ] = url.split( '?' ) as [ string ];
	calls.push( `${ path } ${ body ?? '' }`.trim() );
	requests.push( request );
	const known = server[ path ];
	const answer = Array.isArray( known ) ? known.shift() : known;
	if ( answer instanceof Error ) {
		return Promise.reject( answer );
	}
	if ( ! answer ) {
		return new Promise( ( _, reject ) =>
			signal?.addEventListener( 'abort', () => reject( new Error( 'aborted' ) ) )
		);
	}
	const { status = 200, body: data = {} } = answer;
	return Promise.resolve( {
		ok: status < 400,
		status,
		headers: new Headers(),
		json: async () => data,
		text: async () => JSON.stringify( data ),
	} );
};

type Listener = ( event: { data: object } ) => void;

/** The channel to other tabs, of which there is none. */
class Channel {
	static open = new Set< Listener >();
	static said: object[] = [];
	static names: string[] = [];
	private own = new Set< Listener >();
	constructor( name: string ) {
		Channel.names.push( name );
	}
	addEventListener( _: string, listener: Listener ) {
		this.own.add( listener );
		Channel.open.add( listener );
	}
	postMessage( news: object ) {
		Channel.said.push( news );
	}
	close() {
		this.own.forEach( ( listener ) => Channel.open.delete( listener ) );
	}
}

export const saidToOtherTabs = Channel.said;

/** What tabs that share logins call their channel. */
export const channels = Channel.names;

export const hearFromOtherTab = ( data: object ) =>
	act( async () => Channel.open.forEach( ( listener ) => listener( { data } ) ) );

export const advanceTime = ( ms: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( ms );
	} );

export const user = userEvent.setup( {
	advanceTimers: ( ms ) => jest.advanceTimersByTime( ms ),
	pointerEventsCheck: 0,
} );

export const clickButton = async ( name: string ) => {
	await user.click( screen.getByRole( 'button', { name } ) );
	await advanceTime( 0 );
};

export const veil = () => document.querySelector( '.atoll-veil' );

let unmount: () => void = () => {};

const element = () => document.querySelector< HTMLElement >( '[data-island=guard]' )!;

const logOutForm = ( action: string, attribute = '' ) =>
	`<form class="atoll-log-out" method="post" action="http://localhost${ action }"${ attribute }><button class="atoll-log-out__button">Log out</button></form>`;

/** Prints the guard beside what the page holds, and lets it watch over that. */
export const addGuard = ( changes: object = {} ) => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<div data-island="guard">${ dialogs }${ logOutForm( '/', ' hidden' ) }</div>`
	);
	( { unmount } = render(
		createElement( Guard, { ...props(), ...changes, element: element() } ),
		{
			container: document.createElement( 'div' ),
		}
	) );
};

/** Prints a page, and lets the guard watch over it. */
export const watchPage = ( changes: object = {}, content = '<main>Private</main>' ) => {
	document.body.innerHTML = logOutForm( '/' ) + content;
	addGuard( changes );
};

/** The browser keeps the page and brings it back. */
export const leaveAndReturn = async () => {
	const transition = ( type: string ) =>
		window.dispatchEvent( Object.assign( new Event( type ), { persisted: true } ) );
	transition( 'pagehide' );
	const wasCovered = veil() !== null;
	transition( 'pageshow' );
	await advanceTime( 0 );
	return wasCovered;
};

/** How many bytes the page took on its way: none from the browser's cache. */
export const navigation = { transferSize: 1 };

export const went = () => jest.mocked( redirectTo ).mock.calls.flat();

export const setUp = () => {
	jest.useFakeTimers();
	jest.mocked( redirectTo ).mockReset();
	openDialogs();
	sessionStorage.clear();
	localStorage.clear();
	Object.keys( server ).forEach( ( url ) => delete server[ url ] );
	calls.length = 0;
	requests.length = 0;
	Channel.said.length = 0;
	Channel.names.length = 0;
	Object.assign( globalThis, { fetch: fetched, BroadcastChannel: Channel } );
	navigation.transferSize = 1;
	performance.getEntriesByType = () => [ navigation as PerformanceNavigationTiming ];
	server[ '/token' ] = session();
	server[ '/logout' ] = { body: {} };
};

export const tearDown = () => {
	unmount();
	document.querySelectorAll( 'dialog' ).forEach( ( dialog ) => dialog.remove() );
	jest.useRealTimers();
};
