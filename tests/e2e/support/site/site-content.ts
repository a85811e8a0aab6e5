import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface ParsedBlock {
	name: string;
	isValid: boolean;
	innerBlocks: ParsedBlock[];
}

interface EditorWindow {
	wp: {
		apiFetch< T >( request: { path: string } ): Promise< T >;
		blocks: { parse( content: string ): ParsedBlock[] };
	};
}

const demo = ( file: string ) =>
	JSON.parse(
		readFileSync( join( __dirname, '../../../../plugin/demo/content', file ), 'utf8' )
	);

/** Slugs of the demo's pages and articles, since other tests add their own content. */
const SLUGS = [
	...Object.keys( demo( 'pages.json' ) ).map( ( path ) => path.split( '/' ).at( -2 ) || 'home' ),
	...demo( 'articles/articles.json' ).map( ( { slug }: { slug: string } ) => slug ),
];

type Content = { slug: string; content: { raw: string } };
type Pattern = { name: string; content: string; post_types?: string[] };

/** Returns the pages, articles and patterns that an open editor has parsed, and the invalid blocks in them. */
export const readSite = ( page: Page ): Promise< { read: string[]; invalid: string[] } > =>
	page.evaluate( async ( slugs ) => {
		const { apiFetch, blocks } = ( window as unknown as EditorWindow ).wp;
		const all = ( type: string ) =>
			apiFetch< Content[] >( {
				path: `/wp/v2/${ type }?per_page=100&context=edit&slug=${ slugs.join() }`,
			} );
		const patterns = await apiFetch< Pattern[] >( { path: '/wp/v2/block-patterns/patterns' } );
		const texts = [
			...[ ...( await all( 'pages' ) ), ...( await all( 'posts' ) ) ].map(
				( { slug, content } ) => [ slug, content.raw ] as const
			),
			...patterns
				// Patterns of forms are for their own editor (builder.spec.ts).
				.filter(
					( { name, post_types: types } ) =>
						name.startsWith( 'atoll/' ) && ! types?.includes( 'atoll_form' )
				)
				.map( ( { name, content } ) => [ name, content ] as const ),
		];
		const wrong = ( where: string, list: ParsedBlock[] ): string[] =>
			list.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid && name !== 'core/missing' && name !== 'core/freeform'
					? []
					: [ `${ where }: ${ name }` ] ),
				...wrong( where, innerBlocks ),
			] );
		return {
			read: texts.map( ( [ where ] ) => where ),
			invalid: texts.flatMap( ( [ where, text ] ) => wrong( where, blocks.parse( text ) ) ),
		};
	}, SLUGS );
