import { call } from '../support/site/api';
import { expect, test } from '../support/test';

interface Kept {
	values: Record< 'typography' | 'buttons', object >;
	version: string;
}

const STYLES = 's1t2/v1/settings/styles';

let before: Kept[ 'values' ];

/** Saves styles as the settings screen does, whose part is tested in admin/settings.spec.ts. */
const save = async ( values: Kept[ 'values' ] ): Promise< Kept > => {
	const { version } = await call< Kept >( STYLES );
	return call< Kept >( STYLES, 'PUT', { values, version } );
};

test.beforeAll( async () => {
	before = ( await call< Kept >( STYLES ) ).values;
} );
test.afterAll( () => save( before ) );

test( 'fonts and buttons that are saved are worn by every page', async ( { page } ) => {
	await page.goto( '/' );
	const heading = page.getByRole( 'heading', { level: 1 } );
	await expect( heading ).not.toHaveCSS( 'font-family', /^Fraunces,/ );

	await save( {
		...before,
		typography: { ...before.typography, headingFont: 'fraunces' },
		buttons: { ...before.buttons, shape: 'pill' },
	} );

	await page.reload();
	await expect( heading ).toHaveCSS( 'font-family', /^Fraunces,/ );
	await expect( page.locator( '.atoll-button--primary' ).first() ).toHaveCSS(
		'border-radius',
		'999px'
	);
} );
