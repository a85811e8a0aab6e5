import { MACHINES } from './addresses';
import { siteConstants } from './constants';
import { galera } from './galera';
import { CHECK, haproxy } from './haproxy';

interface Excerpt {
	/** File that the excerpt belongs to. */
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

/** Returns the parts of the configuration in docs/operating.md, for separate machines. */
export const excerpts = (): Excerpt[] => [
	{ name: 'wp-config.php of each web node', text: constants() },
	...MACHINES.nodes.slice( 0, 1 ).map( ( node ) => ( {
		name: '/etc/mysql/mariadb.conf.d/60-galera.cnf of db1',
		text: galera( MACHINES, node, '/usr/lib/galera/libgalera_smm.so' ),
	} ) ),
	{ name: '/etc/haproxy/haproxy.cfg', text: haproxy( MACHINES, '/etc/haproxy/check-node.sh' ) },
	{ name: '/etc/haproxy/check-node.sh', text: CHECK },
];
