import { execFile } from 'node:child_process';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify( execFile );

const isRoot = process.getuid?.() === 0;

/** A disk of its own for a folder, which only root may mount, and that not everywhere; throws where it may not. */
export async function mount(
	folder: string,
	options: string
): Promise< () => Promise< unknown > > {
	await run( 'mount', [ '-t', 'tmpfs', '-o', options, 'tmpfs', folder ] );
	return () => run( 'umount', [ folder ] ).catch( () => run( 'umount', [ '-l', folder ] ) );
}

/** Nobody but root is kept from writing by it. */
async function lock( folder: string ): Promise< () => Promise< unknown > > {
	await chmod( folder, 0o500 );
	return () => chmod( folder, 0o700 );
}

/** Root of a container may not mount: a file stands where the folder was. */
async function replace( folder: string ): Promise< () => Promise< unknown > > {
	const aside = `${ folder }.aside`;
	await rename( folder, aside );
	await writeFile( folder, '' );
	return async () => {
		await rm( folder );
		await rename( aside, folder );
	};
}

/**
 * Lets nothing more be written into a folder, as far as this machine allows: on a disk of one megabyte or one that is
 * read-only, else by its rights.
 *
 * @return What ends it.
 */
export async function takeDisk(
	folder: string,
	how: 'full' | 'read-only'
): Promise< () => Promise< unknown > > {
	await mkdir( folder, { recursive: true } );
	if ( ! isRoot ) {
		return lock( folder );
	}
	return mount( folder, how === 'full' ? 'size=1m' : 'ro' ).catch( () => replace( folder ) );
}
