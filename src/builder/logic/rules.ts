import { withComparison, comparisonsFor } from './operators';
import type { Source } from './sources';
import type { ConditionalLogic, LogicRule } from './types';

/** A rule on a question that is just chosen: its first choice, or that it has an answer; both hold as they stand. */
export const newRule = ( fieldId: string, sources: Source[] ): LogicRule => {
	const source = sources.find( ( { id } ) => id === fieldId );
	const rule: LogicRule = { fieldId, operator: 'is', value: source?.choices[ 0 ]?.value ?? '' };
	const asksForChoice =
		source && rule.value !== '' && comparisonsFor( source.shape ).includes( 'is' );
	return asksForChoice ? rule : withComparison( rule, 'answered' );
};

/** One more rule, on the question nearest above: what a condition asks is mostly the question before. */
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

/** Without a rule; undefined when none is left, so that nothing is stored. */
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

/** The whole question that stands last before a field, or last of all. */
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
