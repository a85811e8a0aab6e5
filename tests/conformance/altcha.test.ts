/**
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { solveChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What php/Forms/Captcha/Methods/ProofOfWork says: a challenge, or whether a token solves one. */
const php = ( ...given: string[] ) =>
	JSON.parse(
		execFileSync( 'php', [ join( __dirname, 'altcha.php' ), ...given ], { encoding: 'utf8' } )
	);

it( 'makes challenges that the ALTCHA library solves and verifies, and takes their solution', async () => {
	const challenge: Challenge = php( '12' );
	const solution = await solveChallenge( { challenge, deriveKey } );
	const verdict = await verifySolution( {
		challenge,
		solution: solution!,
		deriveKey,
		hmacSignatureSecret: 'a secret for tests only',
	} );
	expect( verdict.verified ).toBe( true );

	const token = Buffer.from( JSON.stringify( { challenge, solution } ) ).toString( 'base64' );
	expect( php( '12', token ) ).toBe( true );
	expect( php( '13', token ) ).toBe( false );
} );
