import { __, sprintf } from '@wordpress/i18n';
import type { FieldAttributes } from '../../src/builder/fields/attributes';

/** Returns the block's name in lists and for screen readers: its label, or else its kind. */
export const nameOf = ( { gravity, kind = '', label }: FieldAttributes ): string =>
	label ||
	window.atollFormEditor.kinds[ kind ]?.title ||
	String( gravity?.label || gravity?.type || kind );

/** Returns the block's name for screen readers in the canvas, where WordPress would only use its kind. */
export const spokenNameOf = ( attributes: FieldAttributes ): string =>
	attributes.required
		? /* translators: %s: a question. */
			sprintf( __( 'Field: %s, required', 'atoll' ), nameOf( attributes ) )
		: /* translators: %s: a question. */
			sprintf( __( 'Field: %s', 'atoll' ), nameOf( attributes ) );
