/** Node's `--import`: WordPress Playground finds the PHP of this folder beside that of the site's own packages. */
import { register } from 'node:module';

register( './resolve.mjs', import.meta.url );
