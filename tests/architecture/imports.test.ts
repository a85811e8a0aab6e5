/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { ROOT } from './support/tree';

/** Each wrong import and a word of the mend that lint names; ESLint resolves them, so they must exist. */
const WRONG: [ name: string, path: string, code: string, mend: string ][] = [
	[
		'the loader imports a package',
		'src/loader/x.ts',
		`import '@wordpress/data';`,
		'let an island',
	],
	[ 'the loader imports the engine', 'src/loader/x.ts', `import '../forms';`, 'let an island' ],
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
	[
		'code asks for a kind by name',
		'src/forms/x.ts',
		`export const f = ( field: { kind: string } ) => field.kind === 'email';`,
		'contract/fields',
	],
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
