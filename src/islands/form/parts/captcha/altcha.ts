import { solveChallenge, solveChallengeWorkers, pbkdf2, type Solution } from 'altcha/lib';
import { captchaChallenge } from '../../../../api';
import type { Challenge } from '../../../../contract/rest/captcha-challenge';
import type { Source } from './settings';
import { createWorker } from './worker';

/** Beyond this many, workers wait for each other. */
const MOST_WORKERS = 4;

/** Milliseconds of work after which a challenge is given up. */
const PATIENCE = 60_000;

const solve = ( challenge: Challenge ): Promise< Solution | null > => {
	const { hardwareConcurrency = 1 } = navigator;
	return solveChallengeWorkers( {
		challenge,
		concurrency: Math.min( MOST_WORKERS, hardwareConcurrency ),
		createWorker,
		timeout: PATIENCE,
		// Where a policy or another host forbids workers; it gives way to the page in between.
	} ).catch( () =>
		solveChallenge( { challenge, deriveKey: pbkdf2.deriveKey, timeout: PATIENCE } )
	);
};

/** Our own proof of work, in ALTCHA's format: no company beside this site's is asked. */
export const altcha: Source = async ( { challenge: url } ) => {
	const challenge = await captchaChallenge( url! );
	const solution = await solve( challenge );
	if ( ! solution ) {
		throw new Error( 'Unsolved' );
	}
	return btoa( JSON.stringify( { challenge, solution } ) );
};
