import type { LogicRule as CompiledRule, ShapeName } from '../../contract/public-definition';
import type { Choice } from '../editor-data';

/** How a rule compares (php/Engine/Logic/Operator.php). An import may bring others; the checks name them. */
export type Operator = CompiledRule[ 'operator' ];

/** One comparison, as an editor saves it. */
export interface LogicRule {
	/** A field, "3", or one of its inputs, "3.6". */
	fieldId: string;
	operator: Operator;
	value: string;
}

/** Gravity Forms' conditional logic: what it belongs to shows or hides while all or any of the rules hold. */
export interface ConditionalLogic {
	/** Absent for yes. */
	enabled?: boolean;
	actionType: 'show' | 'hide';
	logicType: 'all' | 'any';
	rules: LogicRule[];
}

/** What a condition may ask of a field, and what that field itself depends on. */
export interface AskableField {
	id: number;
	label: string;
	shape: ShapeName;
	choices: Choice[];
	/** Its inputs where it has several: the parts of a name, the boxes of a list of checkboxes. */
	inputs: { id: string; label: string; choices?: Choice[] }[];
	/** Its own condition, and those of the section and of the page it stands on. */
	conditions: ConditionalLogic[];
	/** What its value is worked out by; empty for none. */
	formula: string;
}

/**
 * Whether a rule or a formula can ask for this: "3", or "3.6" for what one box or part of it holds. The mirror of
 * `answers()` in php/Engine/Definition/Field.php.
 */
export const isAskable = ( source: string, fields: AskableField[] ): boolean => {
	const field = fields.find( ( { id } ) => id === parseInt( source, 10 ) );
	return (
		field !== undefined &&
		( source === String( field.id ) ||
			! [ 'choices', 'parts' ].includes( field.shape ) ||
			field.inputs.some( ( { id } ) => id === source ) )
	);
};

/** Whether anything is asked at all. */
export const isOn = ( logic: ConditionalLogic | undefined ): logic is ConditionalLogic =>
	logic !== undefined && logic.enabled !== false && logic.rules.length > 0;
