import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = resolve( dirname( fileURLToPath( import.meta.url ) ), '../..' );

/** Where sites, locks and stamps of this clone live; `ATOLL_DATA_DIR` gives a run a place of its own. */
export const DATA = resolve( ROOT, process.env.ATOLL_DATA_DIR || '.atoll' );

/** Shared by all clones of this user: WordPress cores. Nothing in it is needed, all of it saves a download. */
export const CACHE = resolve(
	process.env.ATOLL_CACHE_DIR ||
		join( process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ), 'atoll' )
);
