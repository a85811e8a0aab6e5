import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { script } from '../bench/inside';

const LIBRARIES = [ '/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so' ];

/** What a cluster runs, beside what the native stack does. */
export interface ClusterPrograms {
	haproxy: string;
	redis: string;
	/** Galera's library. */
	galera: string;
	/** Settings that load PHP's extension for Redis where it is installed and switched off. */
	redisExtension: string[];
	php: string;
	fpm: string;
	mariadbd: string;
	nginx: string;
}

/** Arguments that load it, empty when it is loaded anyway; null when PHP has none. */
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

/** @throws CommandError naming the system packages that are missing, all at once. */
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
