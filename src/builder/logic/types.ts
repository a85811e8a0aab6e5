import type { LogicRule as CompiledRule, ShapeName } from '../../contract/public-definition';
import type { Choice } from '../editor-data';

/** Operator of a rule (php/Engine/Logic/Operator.php). An import may contain others, which the checks report. */
export type Operator = CompiledRule[ 'operator' ];

/** Rule of a condition, as an editor saves it. */
export interface LogicRule {
	/** Id of a field, "3", or of one of its inputs, "3.6". */
	fieldId: string;
	operator: Operator;
	value: string;
}

/** Gravity Forms' conditional logic: its owner shows or hides while all or any of the rules apply. */
export interface ConditionalLogic {
	/** Absent means true. */
	enabled?: boolean;
	actionType: 'show' | 'hide';
	logicType: 'all' | 'any';
	rules: LogicRule[];
}

/** Field with what a condition needs to know about it, and with what the field itself depends on. */
export interface AskableField {
	id: number;
	label: string;
	shape: ShapeName;
	choices: Choice[];
	/** Inputs of a field with several: the parts of a name, the boxes of a list of checkboxes. */
	inputs: { id: string; label: string; choices?: Choice[] }[];
	/** Conditions of the field itself, of its section and of its page. */
	conditions: ConditionalLogic[];
	/** Formula that computes its value; empty for none. */
	formula: string;
}

/**
 * Whether a rule or a formula can ask about a source: "3", or "3.6" for one of its boxes or parts. The mirror of
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

/** Whether the condition is enabled and has rules. */
export const isOn = ( logic: ConditionalLogic | undefined ): logic is ConditionalLogic =>
	logic !== undefined && logic.enabled !== false && logic.rules.length > 0;
