import type { Value } from '../../forms';
import type { Failure, FieldState, Hidden, InputMessages, Messages, Task } from './state';

/**
 * The island has started.
 *
 * @param form   Id of the form's element.
 * @param fields Fields by id.
 * @param page   Index of the visible page.
 */
export const opened = ( form: string, fields: Record< number, FieldState >, page = 0 ) =>
	( { type: 'OPENED', form, fields, page } ) as const;

/** The inputs have new values; `used` is the field that a person has just changed. */
export const answered = ( form: string, values: Record< number, Value >, used?: number ) =>
	( { type: 'ANSWERED', form, values, used } ) as const;

/** The logic has changed what is hidden. */
export const logicResolved = ( form: string, hidden: Hidden ) =>
	( { type: 'LOGIC_RESOLVED', form, hidden } ) as const;

/** Some fields, or parts of fields, were checked. */
export const checked = ( form: string, messages: Messages, inputs: InputMessages = {} ) =>
	( { type: 'CHECKED', form, messages, inputs } ) as const;

/** A submission was stopped because of its answers. `others` are messages without a field on the visible page. */
export const refused = (
	form: string,
	messages: Messages,
	others: string[] = [],
	inputs: InputMessages = {}
) => ( { type: 'REFUSED', form, messages, inputs, others } ) as const;

/** A hold has ended: its texts are removed. */
export const withdrawn = ( form: string, texts: string[] ) =>
	( { type: 'WITHDRAWN', form, texts } ) as const;

/** A task has started; no other task may start before it ends. */
export const began = ( form: string, task: Task ) => ( { type: 'BEGAN', form, task } ) as const;

/** A different page is visible; `page` is its index. */
export const turned = ( form: string, page: number ) => ( { type: 'TURNED', form, page } ) as const;

/** The task has ended without a result, for example because the browser has restored the page from its cache. */
export const ended = ( form: string ) => ( { type: 'ENDED', form } ) as const;

export const failed = ( form: string, failure: Failure ) =>
	( { type: 'FAILED', form, failure } ) as const;

/** @param html Replaces the form; empty while the browser leaves the page. */
export const confirmed = ( form: string, html: string ) =>
	( { type: 'CONFIRMED', form, html } ) as const;

/** Answers were changed after they were sent, on a page that the browser has restored: this is a new submission. */
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
