import { MACHINES } from './addresses';
import { siteConstants } from './constants';
import { galera } from './galera';
import { CHECK, haproxy } from './haproxy';

interface Excerpt {
	/** The file that it belongs into. */
	name: string;
	text: string;
}

const phpOf = ( value: unknown ): string =>
	typeof value === 'string' ? `'${ value }'` : JSON.stringify( value );

const constants = (): string =>
	Object.entries(
		siteConstants( MACHINES, {
			files: '/var/lib/atoll-shared',
			redis: [ 'WP_REDIS_HOST', '192.0.2.10' ],
		} )
	)
		.map( ( [ name, value ] ) => `define( '${ name }', ${ phpOf( value ) } );\n` )
		.join( '' );

/** What docs/operating.md prints of the configuration, for machines of their own. */
export const excerpts = (): Excerpt[] => [
	{ name: 'wp-config.php of each web node', text: constants() },
	...MACHINES.nodes.slice( 0, 1 ).map( ( node ) => ( {
		name: '/etc/mysql/mariadb.conf.d/60-galera.cnf of db1',
		text: galera( MACHINES, node, '/usr/lib/galera/libgalera_smm.so' ),
	} ) ),
	{ name: '/etc/haproxy/haproxy.cfg', text: haproxy( MACHINES, '/etc/haproxy/check-node.sh' ) },
	{ name: '/etc/haproxy/check-node.sh', text: CHECK },
];
