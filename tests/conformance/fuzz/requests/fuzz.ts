import { Random } from '../random';
import { anyRequest, type FuzzedRequest } from './requests';
import { hangUp, send, type FuzzedAnswer } from './send';
import { startSite, type FuzzedSite } from './site';
import { targetsOf } from './targets';

/** Requests after which people, forms and pages are made anew: some of these end them. */
const TURN = 1000;

/** Requests after which the site's log is read; eight of them at once. */
const BATCH = 40;

interface Fault {
	what: string;
	pair: Partial< FuzzedRequest > & { index: number };
}

export interface RequestReport {
	seed: number;
	pairs: number;
	perSecond: number;
	/** How often each kind of target answered how: "REST routes 4xx" … */
	outcomes: Record< string, number >;
	differences: number;
	/** One of each kind. */
	smallest: { what: string; pair: Fault[ 'pair' ][] } | null;
}

/** The same trouble of two requests is one kind. */
const kindOf = ( { what }: Fault ) => what.replace( /\d+/g, '' ).slice( 0, 200 );

/** Pages of a session are not handed out ahead of time: browsers ask again once they are wanted. */
const isRefusedAhead = ( { status }: FuzzedAnswer, { headers }: FuzzedRequest ) =>
	status === 503 && headers[ 'Sec-Purpose' ] === 'prefetch';

/** WordPress repeats a list's parameters in its `Link`, control characters too, where Node's parser gives up. */
const isUnreadLink = ( { status, text }: FuzzedAnswer, { path }: FuzzedRequest ) =>
	status === 0 &&
	text.includes( 'Invalid header value char' ) &&
	path.startsWith( '/wp-json/wp/v2/' );

/** WordPress' own lists of posts, of every type, die of a search that is a list. */
const LIST_SEARCH = /\/wp-admin\/edit\.php\?.*\bs(\[|%5B)/i;
const isOfListSearch = ( line: string ) =>
	line.includes( 'strlen(): Argument #1' ) && line.includes( '/wp-admin/edit.php:' );

const faultOf = ( answer: FuzzedAnswer, asked: FuzzedRequest, site: FuzzedSite ): string => {
	const { status, text } = answer;
	if (
		isRefusedAhead( answer, asked ) ||
		isUnreadLink( answer, asked ) ||
		LIST_SEARCH.test( asked.path )
	) {
		return '';
	}
	if ( status === 0 || status >= 500 ) {
		return `${ status } ${ text.slice( 0, 400 ) }`;
	}
	return text.includes( site.folder ) ? `${ status }, and names a folder of the server` : '';
};

const said = ( { target, who, method, path, headers, body }: FuzzedRequest, index: number ) => ( {
	index,
	who,
	method,
	path,
	body,
	headers: Object.fromEntries(
		Object.entries( headers ).filter( ( [ name ] ) => name !== 'Cookie' )
	),
	target: { name: target.name } as FuzzedRequest[ 'target' ],
} );

/**
 * Asks everything that the site answers to, as everybody, with requests that are mostly wrong: none is answered by 5xx,
 * and PHP complains of nothing. The same seed makes the same requests, but for numbers and secrets of the site.
 */
export const fuzzRequests = async ( {
	pairs,
	seed,
}: {
	pairs: number;
	seed: number;
} ): Promise< RequestReport > => {
	const random = new Random( seed );
	const outcomes: Record< string, number > = {};
	const faults: Fault[] = [];
	/** Said at once as well: a run may take hours, and be ended before its report. */
	const note = ( fault: Fault ) => {
		faults.push( fault );
		const { index, who, method, path } = fault.pair;
		process.stderr.write(
			`request ${ index } (${ who } ${ method } ${ path }): ${ fault.what }\n`
		);
	};
	const site = await startSite( Number( process.env.ATOLL_PORT ?? 9730 ) );
	const start = performance.now();
	const ask = async ( requests: FuzzedRequest[], first: number ) => {
		const answers = await Promise.all(
			requests.map( ( one, at ) => send( site.url, one, first + at ) )
		);
		answers.forEach( ( answer, at ) => {
			const one = requests[ at ]!;
			const name = `${ one.target.kind } ${ Math.floor( answer.status / 100 ) }xx`;
			outcomes[ name ] = ( outcomes[ name ] ?? 0 ) + 1;
			const what = faultOf( answer, one, site );
			if ( what ) {
				note( { what, pair: said( one, first + at ) } );
			}
		} );
		for ( const line of site.complaints().filter( ( one ) => ! isOfListSearch( one ) ) ) {
			const index = Number( /of request (\d+)/.exec( line )?.[ 1 ] ?? first );
			const one = requests[ index - first ];
			note( { what: line, pair: one ? said( one, index ) : { index } } );
		}
	};
	try {
		let prepared = site.prepare();
		let targets = targetsOf( prepared );
		for ( let made = 0; made < pairs; made += BATCH ) {
			if ( made > 0 && made % TURN === 0 ) {
				prepared = site.prepare();
				targets = targetsOf( prepared );
				process.stderr.write( `${ made } requests, ${ faults.length } faults\n` );
			}
			await ask(
				random.many( Math.min( BATCH, pairs - made ), () =>
					anyRequest( random, targets, prepared )
				),
				made
			);
		}
	} finally {
		hangUp();
		await site.stop();
	}
	const perSecond = Math.round( ( pairs * 1000 ) / ( performance.now() - start ) );
	const kinds = [ ...new Map( faults.map( ( fault ) => [ kindOf( fault ), fault ] ) ).values() ];
	const smallest = kinds[ 0 ]
		? {
				what: kinds
					.map( ( { what, pair } ) => `request ${ pair.index }: ${ what }` )
					.join( '\n' ),
				pair: kinds.map( ( { pair } ) => pair ),
			}
		: null;
	return { seed, pairs, perSecond, outcomes, differences: faults.length, smallest };
};
