import { resolve } from 'node:path';

/** PHP that defines `Atoll\Tests\service( X::class )`, for code that a test runs inside the site's WordPress. */
export const SERVICE = `require_once '${ resolve( __dirname, 'service.php' ) }';`;
