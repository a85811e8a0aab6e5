import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharedStyles from './shared-styles.cjs';

const RUNTIME = `// packages/style-runtime/src/index.ts
function registerStyle(hash, css) {
  document.head.append(css);
}

`;

/** Returns a module in the form in which WordPress' packages are built. */
const built = ( sheet ) => `${ RUNTIME }// packages/ui/src/menu/style.module.css
if (process.env.NODE_ENV !== "test") {
  registerStyle("3be1f8dffe", ${ sheet });
}
var style_default = { "menu": "a1__menu" };
`;

test( 'takes the sheet and what puts it in from modules that all share', () => {
	const code = sharedStyles( built( `'.a1__menu:after{content:"\\\\2197"}'` ) );
	assert.doesNotMatch( code, /function registerStyle|a1__menu:after\{/ );
	assert.match( code, /^import \{ registerStyle \} from '@wordpress\/style-runtime';/ );
	assert.match( code, /registerStyle\("3be1f8dffe", (\w+)\);[^]*style_default = \{/ );
} );

test( 'names a sheet alike wherever it stands, and gives it unchanged', async () => {
	const [ one, other ] = [ `'.b{content:"%2197"}'`, `".c{color:red}"` ].map(
		( sheet ) => / from ("data:.*");/.exec( sharedStyles( built( sheet ) ) )[ 1 ]
	);
	assert.ok( sharedStyles( `${ built( `".c{color:red}"` ) }// more` ).includes( other ) );
	assert.equal( ( await import( JSON.parse( one ) ) ).default, '.b{content:"%2197"}' );
} );

test( 'leaves other modules as they are', () => {
	assert.equal( sharedStyles( 'export default 1;\n' ), 'export default 1;\n' );
} );
