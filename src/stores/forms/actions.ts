import type { Value } from '../../forms';
import type { Failure, FieldState, Messages } from './state';

/** The island has taken the form over. */
export const opened = ( form: string, fields: Record< number, FieldState > ) =>
	( { type: 'OPENED', form, fields } ) as const;

/** What the inputs hold now; `used` is the field that somebody has just changed. */
export const answered = ( form: string, values: Record< number, Value >, used?: number ) =>
	( { type: 'ANSWERED', form, values, used } ) as const;

/** Single fields were checked. */
export const checked = ( form: string, messages: Messages ) =>
	( { type: 'CHECKED', form, messages } ) as const;

/** A submission was stopped by its answers. `others` concern fields that are not on this page. */
export const refused = ( form: string, messages: Messages, others: string[] = [] ) =>
	( { type: 'REFUSED', form, messages, others } ) as const;

export const sending = ( form: string ) => ( { type: 'SENDING', form } ) as const;

/** Nothing is on its way any more, though nothing has come: the page is back from history. */
export const idle = ( form: string ) => ( { type: 'IDLE', form } ) as const;

export const failed = ( form: string, failure: Failure ) =>
	( { type: 'FAILED', form, failure } ) as const;

/** @param html Takes the form's place; empty while the browser is on its way elsewhere. */
export const confirmed = ( form: string, html: string ) =>
	( { type: 'CONFIRMED', form, html } ) as const;

export type Action = ReturnType<
	| typeof opened
	| typeof answered
	| typeof checked
	| typeof refused
	| typeof sending
	| typeof idle
	| typeof failed
	| typeof confirmed
>;
