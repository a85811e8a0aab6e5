import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const ROOT = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );

/** Folder for this clone's sites, locks and stamps; `ATOLL_DATA_DIR` sets another one. */
export const DATA = resolve( ROOT, process.env.ATOLL_DATA_DIR || '.atoll' );

/** Folder for WordPress cores, shared by all clones of this user. It can be deleted; it only saves downloads. */
export const CACHE = resolve(
	process.env.ATOLL_CACHE_DIR ||
		join( process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ), 'atoll' )
);
