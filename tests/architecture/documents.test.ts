/**
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, sourcesIn } from '../../src/builder/formula/parse';
import { files } from './support/tree';

const ROOT = join( __dirname, '../..' );
const read = ( page: string ) => readFileSync( join( ROOT, page ), 'utf8' );

const documents = readdirSync( join( ROOT, 'docs' ) )
	.filter( ( name ) => name.endsWith( '.md' ) )
	.map( ( name ) => `docs/${ name }` );

it.each( documents )( '%s is listed in the README', ( page ) => {
	expect( read( 'README.md' ) ).toContain( `](${ page })` );
} );

it.each( [ 'README.md', 'CONTRIBUTING.md', ...documents ] )(
	'links of %s lead somewhere',
	( page ) => {
		const links = [ ...read( page ).matchAll( /\]\((?!https?:|#)([^)#\s]+)/g ) ].map(
			( [ , link = '' ] ) => link
		);
		const dead = links.filter(
			( link ) => ! existsSync( join( ROOT, dirname( page ), link ) )
		);
		expect( dead ).toEqual( [] );
	}
);

it( 'docs/architecture.md tells the steps of a submission in their order', () => {
	const [ , submit = '' ] =
		/const SUBMIT = array\(([^)]*)\)/.exec(
			read( 'php/Forms/Submission/SubmissionPipeline.php' )
		) ?? [];
	const steps = [ ...submit.matchAll( /(\w+)::class/g ) ].map( ( [ , name ] ) => name );
	expect( steps ).not.toEqual( [] );
	const [ , told = '' ] =
		/SubmissionPipeline\.php` lists: (.*?)\. What/.exec( read( 'docs/architecture.md' ) ) ?? [];
	expect( [ ...told.matchAll( /`(\w+)`/g ) ].map( ( [ , name ] ) => name ) ).toEqual( steps );
} );

it( 'docs/forms.md has every panel of a form', () => {
	// A component that takes its title as a prop is not a panel itself.
	const panels = files()
		.filter( ( path ) => /^src\/(?:admin\/form|builder)\/.*(?<!\.test)\.tsx$/.test( path ) )
		.map( ( path ) => [ path, read( path ) ] as const )
		.filter(
			( [ , code ] ) =>
				/<(?:PluginDocumentSettingPanel|FormPanel)\b/.test( code ) &&
				! /^\ttitle: string;/m.test( code )
		);
	const page = read( 'docs/forms.md' );
	const missing = panels
		.map( ( [ path, code ] ) => [
			path,
			/\btitle ?=(?:\{)? ?__\( '([^']+)'/.exec( code )?.[ 1 ] ?? '',
		] )
		.filter( ( [ , title = '' ] ) => ! page.includes( `| ${ title } |` ) );
	expect( missing ).toEqual( [] );
	expect( panels.length ).toBeGreaterThan( 5 );
} );

it.each( [ 'README.md', 'plugin/readme.txt' ] )( '%s counts the kinds of fields', ( page ) => {
	const kinds = files().filter( ( path ) =>
		/^contract\/fields\/[^/]+\/kind\.json$/.test( path )
	);
	expect( read( page ) ).toContain( `${ kinds.length } kinds of fields` );
} );

it( 'CONTRIBUTING.md has every linter', () => {
	const { scripts } = JSON.parse( read( 'package.json' ) );
	const page = read( 'CONTRIBUTING.md' );
	expect(
		Object.keys( scripts ).filter(
			( name ) => name.startsWith( 'lint:' ) && ! page.includes( `| \`npm run ${ name }\` |` )
		)
	).toEqual( [] );
} );

it( 'docs/forms.md says of each capability what it allows', () => {
	const names = [
		...read( 'php/Platform/Access/Capabilities.php' ).matchAll(
			/public const \w+\s*= '(\w+)'/g
		),
	].map( ( [ , name = '' ] ) => name );
	const page = read( 'docs/forms.md' );
	expect( names ).not.toEqual( [] );
	expect( names.filter( ( name ) => ! page.includes( `| \`${ name }\` | ` ) ) ).toEqual( [] );
} );

it( 'formulas that docs/forms.md shows can be read', () => {
	const formulas = [
		...read( 'docs/forms.md' ).matchAll( /`([^`]*\}[^`]* [-+*/] [^`]*)`/g ),
	].map( ( [ , formula = '' ] ) => formula );
	expect( formulas ).not.toEqual( [] );
	expect( formulas.filter( ( formula ) => sourcesIn( parse( formula ) ).length === 0 ) ).toEqual(
		[]
	);
} );

it( 'docs/portal.md names the switches that let a form keep its entries', () => {
	const labels = [
		...read( 'src/admin/form/panels/saving-panel.tsx' ).matchAll(
			/setting="(?:save|entrySave)"\s+label=\{ __\( '([^']+)'/g
		),
	].map( ( [ , label = '' ] ) => label );
	const [ step = '' ] =
		/^4\. \*\*Let a form keep its entries\*\*.*$/m.exec( read( 'docs/portal.md' ) ) ?? [];
	expect( labels ).toHaveLength( 2 );
	expect( labels.filter( ( label ) => ! step.includes( `*${ label }*` ) ) ).toEqual( [] );
} );

it( 'files that comments of the product and documents name are there', () => {
	const named =
		/(?<![\w./-])(?:php|src|blocks|contract|plugin|tests|scripts)\/[\w./-]+\.(?:php|tsx?|json|css|mjs)\b/g;
	const isMade = ( path: string ) => /^(?:plugin\/build|src\/contract)\//.test( path );
	// Files that a guide adds do not exist.
	const isReading = ( path: string ) =>
		/^docs\/(?!adding-)(?:adr\/)?[^/]+\.md$|^(?:README|CONTRIBUTING)\.md$/.test( path );
	const gone = files()
		.filter(
			( path ) =>
				isReading( path ) ||
				/^(?:php|src|blocks|plugin)\/.*(?<!\.test)\.(?:php|tsx?|css)$/.test( path )
		)
		.flatMap( ( path ) =>
			[ ...read( path ).matchAll( named ) ]
				.map( ( [ name ] ) => name )
				.filter( ( name ) => ! isMade( name ) && ! existsSync( join( ROOT, name ) ) )
				.map( ( name ) => `${ path } names ${ name }` )
		);
	expect( gone ).toEqual( [] );
} );

it( 'tests that documents name are there', () => {
	const tests = new Set( files().map( ( path ) => path.split( '/' ).pop() ) );
	const gone = documents.flatMap( ( page ) =>
		[ ...read( page ).matchAll( /`(?:[\w/]*\/)?(\w+Test)(?:\.php)?`/g ) ]
			.map( ( [ , name ] ) => name )
			.filter( ( name ) => ! tests.has( `${ name }.php` ) )
			.map( ( name ) => `${ page } names ${ name }` )
	);
	expect( gone ).toEqual( [] );
} );
