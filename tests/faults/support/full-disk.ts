import { execFile } from 'node:child_process';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify( execFile );

const isRoot = process.getuid?.() === 0;

/** Mounts a separate disk for a folder; throws if that is not allowed, since it needs root, and not every root may. */
export async function mount(
	folder: string,
	options: string
): Promise< () => Promise< unknown > > {
	await run( 'mount', [ '-t', 'tmpfs', '-o', options, 'tmpfs', folder ] );
	return () => run( 'umount', [ folder ] ).catch( () => run( 'umount', [ '-l', folder ] ) );
}

/** Makes a folder read-only; root can still write. */
async function lock( folder: string ): Promise< () => Promise< unknown > > {
	await chmod( folder, 0o500 );
	return () => chmod( folder, 0o700 );
}

/** Replaces the folder with a file, for root in a container, who may not mount. */
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
 * Prevents writes into a folder, by whatever means this machine allows: a disk of one megabyte or a read-only one, else
 * permissions.
 *
 * @return Function that ends this.
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
