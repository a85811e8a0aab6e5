import type { CallError } from '../../api/errors';
import type { ResolvedAnswers, Value } from '../../forms';

/** One field as its visitor left it (spec 3). */
export interface FieldState {
	/** The form's page that it stands on, from 0. */
	page: number;
	value: Value;
	/** Only a check makes it so. */
	valid: boolean;
	required: boolean;
	/** Somebody has changed it. */
	used: boolean;
	/** What to mend; empty while there is nothing to say. */
	errorMessage: string;
}

/** Why the last sending did not end. */
export interface Failure extends CallError {
	name: 'Offline' | 'TimedOut' | 'Unreadable' | 'Refused';
}

/** Field id to what to mend, empty when there is nothing. */
export type Messages = Record< number, string >;

/** Input id to what to mend in one part of a field, empty when there is nothing. */
export type InputMessages = Record< string, string >;

/** What the form's logic hides. */
export type Hidden = Omit< ResolvedAnswers, 'answers' >;

/** What a form may be busy with. */
export type Task = 'sending' | 'turning' | 'saving';

/** Why a form must wait, though its answers are valid. */
export interface HoldReason {
	messages: Messages;
	/** What belongs to no field of the page that shows. */
	others: string[];
}

interface Summary {
	messages: Messages;
	inputs: InputMessages;
	/** What belongs to no field of the page that shows. */
	others: string[];
}

export interface FormState {
	/** Busy with `task`. */
	loading: boolean;
	task: Task;
	/** The page that shows, from 0. */
	page: number;
	/** How often another page was turned to. */
	turns: number;
	confirmed: boolean;
	/** Safe HTML that takes the form's place. */
	confirmation: string;
	failure: Failure | null;
	/** Failures since the last answer that could be used. */
	failures: number;
	/** Submissions that were stopped by invalid answers, here or on the server. */
	refusals: number;
	/** What the last submission was stopped by; it stays until the next one. */
	summary: Summary;
	fields: Record< number, FieldState >;
	/** What the form's logic hides, as the answers stand. */
	hidden: Hidden;
	/** Errors of parts of fields that were checked. A part's shows at once; its field's follows. */
	inputs: InputMessages;
}

/** By the id of the form's element, since a page may hold one form twice. */
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
