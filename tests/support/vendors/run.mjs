/** Runs a stand-in for a vendor until it is ended: `node run.mjs siteverify`. Prints its port. */
import { startAddressr } from './addressr.mjs';
import { startSiteVerify } from './siteverify.mjs';

const start = { siteverify: startSiteVerify, addressr: startAddressr }[ process.argv[ 2 ] ];
const server = await start();
process.stdout.write( `${ server.address().port }\n` );
