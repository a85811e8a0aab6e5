import type { CallError } from '../../api/errors';
import type { ResolvedAnswers, Value } from '../../forms';

/** A field's state in the store (spec 3). */
export interface FieldState {
	/** Index of the form's page that the field is on. */
	page: number;
	value: Value;
	/** Whether the field is valid; only a check changes this. */
	valid: boolean;
	required: boolean;
	/** Whether a person has changed the field. */
	used: boolean;
	/** The error message; empty if there is none. */
	errorMessage: string;
}

/** Why the last submission failed. */
export interface Failure extends CallError {
	name: 'Offline' | 'TimedOut' | 'Unreadable' | 'Refused';
}

/** Error messages by field id, empty for valid fields. */
export type Messages = Record< number, string >;

/** Error messages of parts of fields, by input id, empty for valid parts. */
export type InputMessages = Record< string, string >;

/** What the form's logic hides. */
export type Hidden = Omit< ResolvedAnswers, 'answers' >;

/** What a form may be busy with. */
export type Task = 'sending' | 'turning' | 'saving';

/** Why a form must wait although its answers are valid. */
export interface HoldReason {
	messages: Messages;
	/** Messages that belong to no field of the visible page. */
	others: string[];
}

interface Summary {
	messages: Messages;
	inputs: InputMessages;
	/** Messages that belong to no field of the visible page. */
	others: string[];
}

export interface FormState {
	/** Whether the form is busy with `task`. */
	loading: boolean;
	task: Task;
	/** Index of the visible page. */
	page: number;
	/** How often a page was turned. */
	turns: number;
	confirmed: boolean;
	/** Safe HTML that replaces the form. */
	confirmation: string;
	failure: Failure | null;
	/** Number of failures since the last usable response. */
	failures: number;
	/** Number of submissions stopped by invalid answers, here or on the server. */
	refusals: number;
	/** The errors that stopped the last submission; kept until the next one. */
	summary: Summary;
	fields: Record< number, FieldState >;
	/** What the form's logic hides with the current answers. */
	hidden: Hidden;
	/** Errors of checked parts of fields. A part shows its error at once, its field later. */
	inputs: InputMessages;
}

/** Forms by the id of their element, since a page may contain the same form twice. */
export type State = Record< string, FormState >;

export const newForm: FormState = {
	loading: false,
	task: 'sending',
	page: 0,
	turns: 0,
	confirmed: false,
	confirmation: '',
	failure: null,
	failures: 0,
	refusals: 0,
	summary: { messages: {}, inputs: {}, others: [] },
	fields: {},
	hidden: {
		hiddenFields: new Set(),
		hiddenPages: new Set(),
		hiddenNext: new Set(),
		hidesSubmit: false,
	},
	inputs: {},
};
