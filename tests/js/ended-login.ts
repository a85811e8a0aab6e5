import { screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import * as data from '@wordpress/data';
import * as stores from '@atoll/stores';
import { fillIn, find, printForm, thanks, wake } from './enquiry-form';
import { addGuard, ended, clickButton, server, setUp, tearDown, user } from './guard-page';

/** Where the form of such a page is sent to. */
export const ENDPOINT = 'http://content.test/wp-json/gf/v2/forms/12/submissions';
const refused = { status: 403, body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie' } };
export const accepted = { body: thanks };

const nonces = apiFetch.createNonceMiddleware( 'old' );
apiFetch.use( nonces );
Object.assign( apiFetch, { nonceMiddleware: nonces } );

/** The form of somebody who is logged in, in a page of theirs. */
export const printPage = ( changes: object = {}, more = '' ) => {
	printForm();
	find( 'form' ).insertAdjacentHTML(
		'beforeend',
		`<input type="hidden" name="atoll_nonce" value="form-old">${ more }`
	);
	document.body.insertAdjacentHTML(
		'beforeend',
		'<script id="atoll-manifest" type="application/json">{"session":{"token":"/token","mark":"jo"}}</script>'
	);
	addGuard( { isPrivate: false, ...changes } );
	wake();
	fillIn();
};

export const dialog = () => screen.queryByRole( 'dialog', { name: 'You have been logged out' } );

export const logIn = async ( password = 'kelp forest' ) => {
	await user.type( screen.getByLabelText( 'Email or username' ), 'jo@example.com' );
	await user.type( screen.getByLabelText( 'Password' ), password );
	await clickButton( 'Log in' );
};

/** What a browser has before the page: a login, which the server has ended meanwhile. */
export const endLogin = () => {
	setUp();
	Element.prototype.scrollIntoView = jest.fn();
	nonces.nonce = 'old';
	Object.assign( window, { wp: { apiFetch, data }, atollStores: stores } );
	data.dispatch( stores.session ).checked( Date.now() / 1000 + 1800 );
	server[ ENDPOINT ] = [ refused, accepted ];
	server[ '/token' ] = ended;
	server[ '/login' ] = { body: {} };
};

export const tearDownLogin = () => {
	tearDown();
	delete ( window as { wp?: object } ).wp;
};
