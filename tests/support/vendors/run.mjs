/** Runs a vendor's stand-in until it is stopped: `node run.mjs siteverify`. Prints its port. */
import { startAddressr } from './addressr.mjs';
import { startAkismet } from './akismet.mjs';
import { startSiteVerify } from './siteverify.mjs';

const start = { siteverify: startSiteVerify, addressr: startAddressr, akismet: startAkismet }[
	process.argv[ 2 ]
];
const server = await start();
process.stdout.write( `${ server.address().port }\n` );
