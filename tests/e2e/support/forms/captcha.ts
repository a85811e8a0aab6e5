import type { Page } from '@playwright/test';
import { pbkdf2, solveChallenge } from 'altcha/lib';

const NUMBERS = 'zero one two three four five six seven eight nine'.split( ' ' );

/** Returns settings for a vendor, with the keys that its stand-in accepts. */
export const keysOf = ( provider: string ) => ( {
	provider,
	[ `${ provider }SiteKey` ]: 'site-key',
	[ `${ provider }Secret` ]: 'stand-in-secret',
} );

/** Returns the token of a solved challenge, as a program sends it. */
export async function challengeToken( formId: number ): Promise< string > {
	const url = `${ process.env.ATOLL_URL }wp-json/s1t2/v1/captcha-challenge?form_id=${ formId }`;
	const challenge = await ( await fetch( url ) ).json();
	const solution = await solveChallenge( { challenge, deriveKey: pbkdf2.deriveKey } );
	return btoa( JSON.stringify( { challenge, solution } ) );
}

/** Answers the sum that a form asks if the browser runs no scripts. */
export async function answerQuestion( page: Page ): Promise< void > {
	const question = ( await page.locator( '.atoll-captcha__question' ).textContent() ) ?? '';
	const words = question.match( /What is (\w+) plus (\w+)\?/ ) ?? [];
	const sum = NUMBERS.indexOf( words[ 1 ] ?? '' ) + NUMBERS.indexOf( words[ 2 ] ?? '' );
	await page.locator( '.atoll-captcha__answer' ).fill( String( sum ) );
}
