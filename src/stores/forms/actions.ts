import type { Value } from '../../forms';
import type { Failure, FieldState, Hidden, InputMessages, Messages, Task } from './state';

/**
 * The island has taken the form over.
 *
 * @param form   Its element's id.
 * @param fields By id.
 * @param page   The one that shows, from 0.
 */
export const opened = ( form: string, fields: Record< number, FieldState >, page = 0 ) =>
	( { type: 'OPENED', form, fields, page } ) as const;

/** What the inputs hold now; `used` is the field that somebody has just changed. */
export const answered = ( form: string, values: Record< number, Value >, used?: number ) =>
	( { type: 'ANSWERED', form, values, used } ) as const;

/** What the answers hide now. */
export const logicResolved = ( form: string, hidden: Hidden ) =>
	( { type: 'LOGIC_RESOLVED', form, hidden } ) as const;

/** Single fields were checked, or single parts of them. */
export const checked = ( form: string, messages: Messages, inputs: InputMessages = {} ) =>
	( { type: 'CHECKED', form, messages, inputs } ) as const;

/** A submission was stopped by its answers. `others` belong to no field of the page that shows. */
export const refused = (
	form: string,
	messages: Messages,
	others: string[] = [],
	inputs: InputMessages = {}
) => ( { type: 'REFUSED', form, messages, inputs, others } ) as const;

/** What held the form is over: these texts no longer show. */
export const withdrawn = ( form: string, texts: string[] ) =>
	( { type: 'WITHDRAWN', form, texts } ) as const;

/** Something was begun that takes its time; nothing else may begin before it ends. */
export const began = ( form: string, task: Task ) => ( { type: 'BEGAN', form, task } ) as const;

/** Another page shows now; from 0. */
export const turned = ( form: string, page: number ) => ( { type: 'TURNED', form, page } ) as const;

/** The task has ended without a result, as when the page is back from history. */
export const ended = ( form: string ) => ( { type: 'ENDED', form } ) as const;

export const failed = ( form: string, failure: Failure ) =>
	( { type: 'FAILED', form, failure } ) as const;

/** @param html Takes the form's place; empty while the browser is on its way elsewhere. */
export const confirmed = ( form: string, html: string ) =>
	( { type: 'CONFIRMED', form, html } ) as const;

/** Answers were changed after they were sent, on a page that is back from history: it is another filling. */
export const reopened = ( form: string ) => ( { type: 'REOPENED', form } ) as const;

export type Action = ReturnType<
	| typeof opened
	| typeof answered
	| typeof logicResolved
	| typeof checked
	| typeof refused
	| typeof withdrawn
	| typeof began
	| typeof turned
	| typeof ended
	| typeof failed
	| typeof confirmed
	| typeof reopened
>;
