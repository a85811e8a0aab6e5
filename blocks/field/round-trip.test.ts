import { parse, registerBlockType, serialize, type BlockConfiguration } from '@wordpress/blocks';
import pageBreak from '../page-break/block.json';
import metadata from './block.json';

const silent = { edit: () => null, save: () => null };
/** The block's category exists only in the editor of forms. */
const register = ( block: object ) =>
	registerBlockType(
		{ ...block, category: 'widgets' } as BlockConfiguration,
		silent as Partial< BlockConfiguration >
	);

/** Fields as imported: settings that editors never see, strings for numbers, and kinds that Atoll does not have. */
const IMPORTED = [
	'<!-- wp:atoll/field {"id":1,"kind":"text","label":"A \\u0026 b","maxLength":"40","sectionLogic":{"rules":[]},"gravity":{"type":"text","id":1,"visibility":"visible","nested":{"list":[1,"2",null,{"deep":true}]}}} /-->',
	'<!-- wp:atoll/page-break {"title":"Two","next":{"text":"On"},"conditionalLogic":{"actionType":"show","logicType":"all","rules":[]},"gravity":{"type":"page"}} /-->',
	'<!-- wp:atoll/field {"id":2,"kind":"number","numberFormat":"of_another_plugin","rangeMin":"1.50","rangeMax":100} /-->',
	'<!-- wp:atoll/field {"id":7,"kind":"unsupported","label":"Sign here","gravity":{"type":"signature","penColor":"#000000","inputs":null}} /-->',
].join( '\n\n' );

beforeAll( () => {
	register( metadata );
	register( pageBreak );
} );

it( 'saves a form that was only opened as it was, whatever it was imported with', () => {
	expect( serialize( parse( IMPORTED ) ) ).toBe( IMPORTED );
} );

it( 'keeps what it does not know when something else is changed', () => {
	const [ first, ...others ] = parse( IMPORTED );
	const changed = { ...first!, attributes: { ...first!.attributes, label: 'New' } };
	expect( serialize( [ changed, ...others ] ) ).toBe( IMPORTED.replace( 'A \\u0026 b', 'New' ) );
} );
