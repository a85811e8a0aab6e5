import { solveChallenge, solveChallengeWorkers, pbkdf2, type Solution } from 'altcha/lib';
import { captchaChallenge } from '../../../../api';
import type { Challenge } from '../../../../contract/rest/atoll/captcha-challenge';
import type { TokenSource } from './token-source';
import { createWorker } from './worker';

/** Maximum number of workers; more would wait for each other. */
const MAX_WORKERS = 4;

/** Milliseconds of work after which a challenge is given up. */
const TIMEOUT = 60_000;

const solve = ( challenge: Challenge ): Promise< Solution | null > => {
	const { hardwareConcurrency = 1 } = navigator;
	return solveChallengeWorkers( {
		challenge,
		concurrency: Math.min( MAX_WORKERS, hardwareConcurrency ),
		createWorker,
		timeout: TIMEOUT,
		// If a content security policy or another host forbids workers, solve on the main thread, with pauses for the
		// page.
	} ).catch( () =>
		solveChallenge( { challenge, deriveKey: pbkdf2.deriveKey, timeout: TIMEOUT } )
	);
};

/** Solves our own proof of work in ALTCHA's format, without any third party. */
export const altcha: TokenSource = async ( { challenge: url } ) => {
	const challenge = await captchaChallenge( url! );
	const solution = await solve( challenge );
	if ( ! solution ) {
		throw new Error( 'Unsolved' );
	}
	return btoa( JSON.stringify( { challenge, solution } ) );
};
