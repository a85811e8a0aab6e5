import { withComparison, comparisonsFor } from './operators';
import type { Source } from './sources';
import type { ConditionalLogic, LogicRule } from './types';

/** Returns a valid rule for a newly chosen question: its first choice, or that the question is answered. */
export const newRule = ( fieldId: string, sources: Source[] ): LogicRule => {
	const source = sources.find( ( { id } ) => id === fieldId );
	const rule: LogicRule = { fieldId, operator: 'is', value: source?.choices[ 0 ]?.value ?? '' };
	const asksForChoice =
		source && rule.value !== '' && comparisonsFor( source.shape ).includes( 'is' );
	return asksForChoice ? rule : withComparison( rule, 'answered' );
};

/** Returns the condition with one more rule, on the nearest question above, which is what most conditions ask about. */
export const withRule = (
	logic: ConditionalLogic | undefined,
	sources: Source[],
	nearest: string
): ConditionalLogic => ( {
	actionType: 'show',
	logicType: 'all',
	...logic,
	rules: [ ...( logic?.rules ?? [] ), newRule( nearest, sources ) ],
} );

/** Returns the condition without a rule; undefined if none is left, so that nothing is stored. */
export const withoutRule = (
	logic: ConditionalLogic,
	position: number
): ConditionalLogic | undefined => {
	const rules = logic.rules.filter( ( rule, index ) => index !== position );
	return rules.length > 0 ? { ...logic, rules } : undefined;
};

export const withReplacedRule = (
	logic: ConditionalLogic,
	position: number,
	rule: LogicRule
): ConditionalLogic => ( {
	...logic,
	rules: logic.rules.map( ( one, index ) => ( index === position ? rule : one ) ),
} );

/** Returns the last whole question before a field, or the last one of the form. */
export const nearestTo = (
	ownId: number | undefined,
	sources: Source[],
	order: number[]
): string => {
	const ownIndex = ownId === undefined ? -1 : order.indexOf( ownId );
	const before = ownIndex > 0 ? order.slice( 0, ownIndex ).reverse() : [ ...order ].reverse();
	const nearest = before.find( ( id ) =>
		sources.some( ( source ) => source.id === String( id ) )
	);
	return nearest === undefined ? ( sources[ 0 ]?.id ?? '' ) : String( nearest );
};
