/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { ROOT } from './support/tree';

/** Code that checks the kind of a field, in every form that lint detects. */
const KIND_BY_NAME = [
	`field.kind === 'email'`,
	`'email' !== field.kind`,
	`field?.kind === 'email'`,
	`( field.kind as string ) === 'email'`,
	`[ 'email', 'phone' ].includes( field.kind )`,
	`new Set( [ 'email' ] ).has( field.kind )`,
	`new Map( [ [ 'email', 1 ] ] ).get( field.kind )`,
	`field.kind in { email: 1 }`,
	`/mail/.test( field.kind )`,
	`( { email: 1 } as Record< string, number > )[ field.kind ]`,
	`( () => { switch ( field.kind ) { default: return 1; } } )()`,
].flatMap( ( code ): [ name: string, path: string, code: string, mend: string ][] =>
	[ 'src/forms/x.ts', 'blocks/field/x.ts' ].map( ( path ) => [
		`${ path } asks ${ code }`,
		path,
		`export const f = ( field: { kind: string } ) => ${ code };`,
		'contract/fields',
	] )
);

/** Forbidden imports, each with a word of lint's advice; ESLint resolves them, so the files must exist. */
const WRONG: [ name: string, path: string, code: string, mend: string ][] = [
	[
		'the loader imports a package',
		'src/loader/x.ts',
		`import '@wordpress/data';`,
		'let an island',
	],
	[ 'the loader imports the engine', 'src/loader/x.ts', `import '../forms';`, 'let an island' ],
	[
		'an enhancement imports a package',
		'src/enhancements/share/x.ts',
		`import '@wordpress/data';`,
		'is an island',
	],
	[
		'an enhancement imports another',
		'src/enhancements/share/x.ts',
		`import '../send-once/send-once';`,
		'is an island',
	],
	[
		'an enhancement imports what islands share',
		'src/enhancements/share/x.ts',
		`import '../../islands/mount';`,
		'is an island',
	],
	[ 'the engine imports React', 'src/forms/x.ts', `import 'react';`, 'php/Engine' ],
	[ 'the engine imports the interface', 'src/forms/x.ts', `import '../ui';`, 'as an argument' ],
	[ 'the interface imports a store', 'src/ui/x.ts', `import '@atoll/stores';`, 'as props' ],
	[
		'a store imports the interface',
		'src/stores/x.ts',
		`import '../ui';`,
		'src/api and src/forms',
	],
	[ 'the API imports a store', 'src/api/x.ts', `import '../stores';`, 'in a store' ],
	[
		'an island imports another',
		'src/islands/form/x.ts',
		`import '../header';`,
		'meet in a store',
	],
	[
		'an island bundles a store',
		'src/islands/form/x.ts',
		`import '../../stores';`,
		'@atoll/stores',
	],
	[
		'a part of the form imports another',
		'src/islands/form/parts/date/x.ts',
		`import '../save/copy-value';`,
		'a script of its own',
	],
	[
		'the form’s island imports a part',
		'src/islands/form/sending/x.ts',
		`import '../parts/save/copy-value';`,
		'a script of its own',
	],
	[
		'a screen imports another',
		'src/admin/entries/x.ts',
		`import '../settings/values';`,
		'beside their folders',
	],
	[
		'a block imports another',
		'blocks/cta/x.ts',
		`import '../image/use-picture';`,
		'nothing of another',
	],
	[
		'src imports a block',
		'src/ui/x.ts',
		`import '../../blocks/form/index.tsx';`,
		'move what both need',
	],
	[
		'src imports a script',
		'src/ui/x.ts',
		`import '../../scripts/contract/read.mjs';`,
		'never reaches a browser',
	],
	[ 'a block imports a store', 'blocks/form/x.ts', `import '../../src/stores';`, 'src/ui' ],
	...KIND_BY_NAME,
	[
		'a rule is switched off without a reason',
		'src/ui/x.ts',
		'// eslint-disable-next-line no-alert\nexport const f = () => window.alert( 1 );',
		'description',
	],
];

const RIGHT = [
	{
		path: 'src/islands/form/x.ts',
		code: `import '../../forms';\nimport '../../ui';\nimport '../mount';`,
	},
	{ path: 'src/islands/form/x.ts', code: `import '@atoll/stores';` },
	{ path: 'blocks/form/x.ts', code: `import '../../src/ui';` },
	{ path: 'src/ui/x.ts', code: `import '../forms';` },
	{ path: 'src/islands/form/parts/date/x.ts', code: `import '../register';` },
	{ path: 'src/admin/form/x.ts', code: `import '../time-zone';` },
	{ path: 'blocks/cta/x.ts', code: `import '../form/block.json';\nimport '../forms/form';` },
	{
		path: 'src/builder/x.ts',
		code: `export const f = ( kinds: Record< string, string >, kind: string ) => kinds[ kind ];`,
	},
	{
		path: 'blocks/field/x.ts',
		code: `export const f = ( kind: { shape: string } ) => [ 'text', 'choice' ].includes( kind.shape );`,
	},
];

describe( 'lint', () => {
	let messages: string[][];

	beforeAll( () => {
		const asked = [ ...WRONG.map( ( [ , path, code ] ) => ( { path, code } ) ), ...RIGHT ];
		const answer = execFileSync( 'node', [ 'tests/architecture/support/lint.mjs' ], {
			cwd: ROOT,
			input: JSON.stringify( asked ),
			encoding: 'utf8',
		} );
		messages = JSON.parse( answer );
	}, 60_000 );

	it.each( WRONG.map( ( [ name, , , mend ], index ) => ( { name, mend, index } ) ) )(
		'names the mend when $name',
		( { mend, index } ) => {
			expect( messages[ index ]?.join( '\n' ) ).toContain( mend );
		}
	);

	it( 'lets right imports be', () => {
		expect( messages.slice( WRONG.length ).flat() ).toEqual( [] );
	} );
} );
