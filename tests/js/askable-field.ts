import type { AskableField } from '../../src/builder/logic/types';

/** A field as the condition editor knows it: a text that depends on nothing, unless `change` says otherwise. */
export const field = (
	id: number,
	label: string,
	change: Partial< AskableField > = {}
): AskableField => ( {
	id,
	label,
	shape: 'text',
	choices: [],
	inputs: [],
	conditions: [],
	formula: '',
	...change,
} );
