import { resolve } from 'node:path';

/** PHP that makes `Atoll\Tests\service( X::class )` known, for code that a test runs inside the site's WordPress. */
export const SERVICE = `require_once '${ resolve( __dirname, 'service.php' ) }';`;
