/** @jest-environment node */
import loan from '../../../../contract/patterns/loan-application.json';
import refinance from '../../../../contract/patterns/refinance.json';
import vehicle from '../../../../contract/patterns/vehicle-finance.json';
import { newIds, newHistory, type NumberedField } from './field-ids';
import { withNewIds } from './references';

const rule = ( fieldId: string ) => ( { fieldId, operator: 'is' as const, value: '3' } );
const logic = ( ...ids: string[] ) => ( {
	actionType: 'show' as const,
	logicType: 'all' as const,
	rules: ids.map( rule ),
} );

const ids = new Map( [ [ 3, 13 ] ] );

it( 'lets conditions speak of the copies that came along, and of nothing else', () => {
	expect( withNewIds( { conditionalLogic: logic( '3', '3.6', '30' ) }, { ids } ) ).toEqual( {
		conditionalLogic: logic( '13', '13.6', '30' ),
	} );
	expect(
		withNewIds( { next: { text: 'On', conditionalLogic: logic( '3' ) } }, { ids } )
	).toEqual( {
		next: { text: 'On', conditionalLogic: logic( '13' ) },
	} );
	expect( withNewIds( { sectionLogic: logic( '3', '30' ) }, { ids } ) ).toEqual( {
		sectionLogic: logic( '13', '30' ),
	} );
	expect( withNewIds( { label: 'Price' }, { ids } ) ).toEqual( {} );
} );

it( 'lets formulas too, whatever their fields are called', () => {
	const calculationFormula = '{Loan: now:3} * 3 + {3:30} - {Box:3.2:value}';
	expect( withNewIds( { calculationFormula }, { ids } ) ).toEqual( {
		calculationFormula: '{Loan: now:13} * 3 + {3:30} - {Box:13.2:value}',
	} );
} );

it( 'lets both speak of no field where theirs is one of another form', () => {
	const calculationFormula = '{Loan:3} * {Rate:4} + {Box:5.2:value}';
	const field = { calculationFormula, conditionalLogic: logic( '3.6', '4.1', '5' ) };
	expect( withNewIds( field, { ids, isForeign: true } ) ).toEqual( {
		calculationFormula: '{Loan:13} * {Rate:0} + {Box:0:value}',
		conditionalLogic: logic( '13.6', '0', '0' ),
	} );
} );

type Pattern = { form: { fields: ( { id: number; kind: string } & Record< string, unknown > )[] } };

it.each( [
	[ 'loan application', loan ],
	[ 'refinance', refinance ],
	[ 'vehicle finance', vehicle ],
] )( 'gives a %s fresh ids in a form that has fields, and keeps it together', ( _, pattern ) => {
	const { fields } = ( pattern as unknown as Pattern ).form;
	const existing: NumberedField[] = [ 1, 2, 3 ].map( ( id ) => ( {
		clientId: `old-${ id }`,
		id,
		kind: 'text',
	} ) );
	const pasted = fields.map( ( { id, kind } ) => ( { clientId: `new-${ id }`, id, kind } ) );
	const { history } = newIds( existing, newHistory( 4 ), true );
	const { assigned } = newIds( [ ...existing, ...pasted ], history, false );
	const map = new Map(
		pasted.map( ( { clientId, id } ) => [ id, assigned.get( clientId ) ?? id ] )
	);

	expect( new Set( map.values() ).size ).toBe( fields.length );
	expect( Math.min( ...map.values() ) ).toBeGreaterThan( 3 );
	const after = fields.map( ( field ) => withNewIds( field, { ids: map } ) );
	const referencedIds =
		JSON.stringify( after ).match( /(?<="fieldId":")[0-9]+|(?<=:)[0-9]+(?=\})/g ) ?? [];
	expect( referencedIds.length ).toBeGreaterThan( 2 );
	expect(
		referencedIds.map( Number ).every( ( id ) => [ ...map.values() ].includes( id ) )
	).toBe( true );
} );
