import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { script } from '../bench/inside';

const LIBRARIES = [ '/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so' ];

/** Programs of a cluster, besides those of the native stack. */
export interface ClusterPrograms {
	haproxy: string;
	redis: string;
	/** Path of Galera's library. */
	galera: string;
	/** Settings that load PHP's Redis extension if it is installed but not enabled. */
	redisExtension: string[];
	php: string;
	fpm: string;
	mariadbd: string;
	nginx: string;
}

/** Returns arguments that load the extension, empty if it is enabled; null if PHP does not have it. */
function redisExtension( php: string ): string[] | null {
	const off = [ '-d', 'extension=igbinary.so', '-d', 'extension=redis.so' ];
	const has = ( settings: string[] ) =>
		/^redis$/m.test(
			execFileSync( php, [ ...settings, '-m' ], {
				encoding: 'utf8',
				stdio: [ 'ignore', 'pipe', 'ignore' ],
			} )
		);
	if ( has( [] ) ) {
		return [];
	}
	return has( off ) ? off : null;
}

/** @throws CommandError Names all missing system packages. */
export async function needClusterPrograms(): Promise< ClusterPrograms > {
	const { find } = await script< { find( ...names: string[] ): string | null } >(
		'system/programs.mjs'
	);
	const { needPrograms } = await script< { needPrograms(): Promise< ClusterPrograms > } >(
		'stack/native/programs.mjs'
	);
	const native = await needPrograms();
	const haproxy = find( 'haproxy' );
	const redis = find( 'redis-server' );
	const galera = LIBRARIES.find( existsSync );
	const extension = redisExtension( native.php );
	const missing = [
		...( haproxy ? [] : [ 'haproxy' ] ),
		...( redis ? [] : [ 'redis-server' ] ),
		...( galera ? [] : [ 'galera-4' ] ),
		...( extension ? [] : [ 'php-redis' ] ),
		...( find( 'mariadb' ) ? [] : [ 'mariadb-client' ] ),
		...( find( 'rsync' ) ? [] : [ 'rsync' ] ),
	];
	if ( ! haproxy || ! redis || ! galera || ! extension || missing.length > 0 ) {
		throw new Error(
			`A cluster needs these system packages, which are not installed: ${ missing.join( ', ' ) }.`
		);
	}
	return { ...native, haproxy, redis, galera, redisExtension: extension };
}
