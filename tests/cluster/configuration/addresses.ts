/** Database node: its addresses for clients, for other nodes and for state transfers. */
export interface DatabaseAddress {
	name: string;
	/** Address for clients, `host:port`. */
	clients: string;
	/** Address for the other nodes. */
	cluster: string;
	/** Address for incremental state transfers. */
	missed: string;
	/** Address for full state transfers. */
	copy: string;
}

/** Addresses of all servers, `host:port` each. */
export interface Addresses {
	site: string;
	database: string;
	web: string[];
	nodes: DatabaseAddress[];
}

const node = ( index: number ): DatabaseAddress => {
	const host = `192.0.2.${ 21 + index }`;
	return {
		name: `db${ index + 1 }`,
		clients: `${ host }:3306`,
		cluster: `${ host }:4567`,
		missed: `${ host }:4568`,
		copy: `${ host }:4444`,
	};
};

/** Addresses on separate machines, as in docs/operating.md. */
export const MACHINES: Addresses = {
	site: '192.0.2.10:80',
	database: '192.0.2.10:3306',
	web: [ '192.0.2.11:80', '192.0.2.12:80' ],
	nodes: [ 0, 1, 2 ].map( node ),
};

/** Returns addresses on loopback, on ports from this one on. */
export function loopback( port: number, copies: number[] ): Addresses {
	const at = ( offset: number ) => `127.0.0.1:${ port + offset }`;
	return {
		site: at( 0 ),
		database: at( 1 ),
		web: [ at( 2 ), at( 3 ) ],
		nodes: copies.map( ( copy, index ) => ( {
			name: `db${ index + 1 }`,
			clients: at( 4 + index ),
			cluster: at( 7 + 2 * index ),
			missed: at( 8 + 2 * index ),
			copy: `127.0.0.1:${ copy }`,
		} ) ),
	};
}

export const portOf = ( address: string ): number => Number( address.split( ':' )[ 1 ] );

export const hostOf = ( address: string ): string => address.split( ':' )[ 0 ] ?? '';
