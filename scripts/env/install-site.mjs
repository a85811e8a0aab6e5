/** Script that wp-env runs once its site responds: installs the settings and the demo site, as `npm start` does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';

const { port = 8888 } = JSON.parse( readFileSync( join( ROOT, '.wp-env.json' ), 'utf8' ) );

const url = `http://localhost:${ process.env.WP_ENV_PORT ?? port }/?atoll-env`;

// Playground logs in every request without this cookie.
const headers = { Cookie: 'playground_auto_login_already_happened=1' };

const response = await fetch( url, { method: 'POST', headers } );
const body = await response.text();
if ( ! body.endsWith( 'installed' ) ) {
	throw new Error( `${ url } answered ${ response.status }: ${ body.slice( 0, 500 ) }` );
}
