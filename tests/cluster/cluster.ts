import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { script, type Site } from '../bench/inside';
import { loopback, type Addresses } from './configuration/addresses';
import { siteConstants } from './configuration/constants';
import { needClusterPrograms, type ClusterPrograms } from './packages';
import { balancer, redis, type Mortal } from './servers/balancer';
import { DatabaseNode } from './servers/database';
import { processes } from './servers/process';
import { WebNode } from './servers/web';

/** Cluster of two web nodes, three database nodes, Redis and a load balancer, on loopback. */
export interface Cluster extends Site {
	web: WebNode[];
	nodes: DatabaseNode[];
	redis: Mortal;
	balancer: Mortal;
	stop(): Promise< void >;
}

interface Place {
	folder: string;
	wordpress: string;
	logs: string;
	mail: string;
	sockets: string;
}

const ROOT = resolve( __dirname, '../..' );

const placeOf = async (): Promise< Place > => {
	const { sitePaths } = await script< { sitePaths( name: string ): Place } >(
		'stack/native/site-paths.mjs'
	);
	const { leftovers } = await script< {
		leftovers( folder: string ): { end(): Promise< void > };
	} >( 'stack/leftovers.mjs' );
	const { folder } = sitePaths( 'cluster' );
	await leftovers( folder ).end();
	rmSync( folder, { recursive: true, force: true } );
	return sitePaths( 'cluster' );
};

/** Sets up WordPress' files, the plugin and wp-config.php, which both web nodes share. */
async function lay( place: Place, url: string, more: Record< string, unknown > ): Promise< void > {
	const { copyCore } = await script< {
		copyCore( core: () => Promise< string >, to: string ): Promise< void >;
	} >( 'stack/copy-core.mjs' );
	const { findCore } = await script< { findCore( options: object ): Promise< string > } >(
		'wordpress/index.mjs'
	);
	const { constants, wpConfig } = await script< {
		constants( url: string, log: string ): Record< string, unknown >;
		wpConfig( all: Record< string, unknown > ): string;
	} >( 'stack/constants.mjs' );
	const { secretsOf } = await script< {
		secretsOf( folder: string ): Record< string, string >;
	} >( 'stack/secrets.mjs' );
	await copyCore( () => findCore( { log: () => {} } ), place.wordpress );
	symlinkSync( join( ROOT, 'plugin' ), join( place.wordpress, 'wp-content/plugins/atoll' ) );
	copyFileSync(
		join( __dirname, 'site/object-cache.php' ),
		join( place.wordpress, 'wp-content/object-cache.php' )
	);
	writeFileSync(
		join( place.wordpress, 'wp-config.php' ),
		wpConfig( {
			DB_NAME: 'wordpress',
			DB_USER: 'root',
			DB_PASSWORD: '',
			DB_CHARSET: 'utf8mb4',
			DB_COLLATE: '',
			...constants( url, join( place.logs, 'wordpress.log' ) ),
			...secretsOf( place.folder ),
			...more,
		} )
	);
}

/** Installs WordPress and the plugin. */
async function installWordPress( place: Place, command: string[], url: string ): Promise< void > {
	const { run } = await processes();
	const [ php = 'php', ...settings ] = command;
	const inSite = ( file: string, env = {} ) =>
		run(
			php,
			[ ...settings, join( ROOT, 'scripts/stack/php/run.php' ), place.wordpress, file ],
			{ env: { ...env, ATOLL_URL: url, ATOLL_WP_DIR: place.wordpress } }
		);
	const folder = join( ROOT, 'scripts/stack/php' );
	await inSite( join( folder, 'install.php' ), { ATOLL_INSTALLING: '1' } );
	await inSite( join( folder, 'settings.php' ) );
	await inSite( join( folder, 'activate.php' ) );
}

async function addressesFrom( port: number ): Promise< Addresses > {
	const { freePort } = await script< { freePort(): Promise< number > } >( 'system/ports.mjs' );
	return loopback( port, [ await freePort(), await freePort(), await freePort() ] );
}

/**
 * Starts the whole cluster.
 *
 * @param port First of thirteen free ports.
 * @param say  Called with each step.
 * @throws Error Names the missing system packages.
 */
export async function startCluster(
	port: number,
	say: ( detail: string ) => void
): Promise< Cluster > {
	const programs: ClusterPrograms = await needClusterPrograms();
	const addresses = await addressesFrom( port );
	const place = await placeOf();
	const url = `http://${ addresses.site }`;
	const at = ( name: string ) => join( place.folder, name );
	const [ databases, files ] = [ at( 'nodes' ), at( 'files' ) ];
	[ databases, files ].forEach( ( folder ) => mkdirSync( folder, { recursive: true } ) );
	const nodes = addresses.nodes.map(
		( address ) => new DatabaseNode( programs, addresses, address, databases )
	);
	const web = addresses.web.map(
		( address, index ) => new WebNode( programs, address, place, `web${ index + 1 }` )
	);
	const socket = join( place.sockets, 'redis.sock' );
	const cache = redis( programs.redis, socket, place.logs );
	const front = balancer( programs.haproxy, addresses, at( 'balancer' ) );
	const stop = async () => {
		await front.stop();
		await Promise.all( [ ...web, cache ].map( ( server ) => server.stop() ) );
		for ( const node of [ ...nodes ].reverse() ) {
			await node.stop();
		}
	};
	try {
		for ( const [ index, node ] of nodes.entries() ) {
			say( `database node ${ index + 1 }` );
			await node.start( index === 0 );
		}
		await nodes[ 0 ]?.run( 'CREATE DATABASE IF NOT EXISTS wordpress CHARACTER SET utf8mb4' );
		say( 'web nodes' );
		await cache.start();
		await front.start();
		await lay(
			place,
			url,
			siteConstants( addresses, { files, redis: [ 'ATOLL_TEST_REDIS', socket ] } )
		);
		const { phpArguments } = await script< { phpArguments( place: Place ): string[] } >(
			'stack/native/php.mjs'
		);
		const phpCommand = [ programs.php, ...phpArguments( place ), ...programs.redisExtension ];
		await installWordPress( place, phpCommand, url );
		await Promise.all( web.map( ( node ) => node.start() ) );
		return {
			url,
			wordpressDir: place.wordpress,
			phpCommand,
			web,
			nodes,
			redis: cache,
			balancer: front,
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}
