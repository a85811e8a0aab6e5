/** @jest-environment node */
import type { PublicDefinition, PublicField } from '../../contract/public-definition';
import { resolveLogic } from './resolve-logic';

const FIELDS = 3000;

const ids = Array.from( { length: FIELDS }, ( _, index ) => index + 1 );

/**
 * Returns a form whose fields depend on each other: each is visible while the fields that it asks about have answers.
 */
const circle = ( asked: ( id: number ) => number[] ) => {
	const judged = { times: 0 };
	const fields = ids.map( ( id ) => ( {
		id,
		shape: 'text',
		page: 0,
		inputs: [],
		get conditionalLogic() {
			judged.times++;
			return {
				actionType: 'show',
				logicType: 'all',
				rules: asked( id ).map( ( source ) => ( {
					fieldId: String( source ),
					operator: 'isnot',
					value: '',
				} ) ),
			};
		},
	} ) );
	const definition = {
		fields: fields as unknown as PublicField[],
		order: [ ids ],
		pageList: [ { fields: ids, next: {} } ],
		submit: {},
	} as unknown as PublicDefinition;
	return { definition, judged };
};

const answersBut = ( ...empty: number[] ) =>
	Object.fromEntries( ids.map( ( id ) => [ id, empty.includes( id ) ? '' : 'x' ] ) );

it.each( [
	[ 'upwards', ( id: number ) => [ ( id % FIELDS ) + 1 ], FIELDS ],
	[ 'downwards', ( id: number ) => [ id === 1 ? FIELDS : id - 1 ], FIELDS ],
	[
		'each on three others',
		( id: number ) => [ id, id * 7 + 3, id * 13 + 5 ].map( ( one ) => ( one % FIELDS ) + 1 ),
		FIELDS,
	],
] )(
	'a circle of thousands, %s: each condition is judged a few times',
	( _name, asked, hidden ) => {
		const { definition, judged } = circle( asked );

		expect( resolveLogic( definition, answersBut( FIELDS ) ).hiddenFields.size ).toBe( hidden );
		expect( judged.times ).toBeLessThan( 6 * FIELDS );
	}
);

it( 'a circle of thousands that nothing decides shows', () => {
	const { definition } = circle( ( id ) => [ ( id % FIELDS ) + 1 ] );

	expect( resolveLogic( definition, answersBut() ).hiddenFields.size ).toBe( 0 );
} );
