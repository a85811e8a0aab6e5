import type { FieldAttributes } from '../../src/builder/fields/attributes';

/** What the block is called in lists and for screen readers: its question, or else its kind. */
export const nameOf = ( { gravity, kind = '', label }: FieldAttributes ): string =>
	label ||
	window.atollFormEditor.kinds[ kind ]?.title ||
	String( gravity?.label || gravity?.type || kind );
