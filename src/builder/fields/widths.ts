import { __ } from '@wordpress/i18n';

/** Number of columns of a form. */
export const FULL_WIDTH = 12;

/** Widths that a field can have. */
export const WIDTHS = () => [
	{ span: FULL_WIDTH, title: __( 'Full width', 'atoll' ) },
	{ span: 8, title: __( 'Two thirds', 'atoll' ) },
	{ span: 6, title: __( 'Half', 'atoll' ) },
	{ span: 4, title: __( 'One third', 'atoll' ) },
	{ span: 3, title: __( 'One quarter', 'atoll' ) },
];

/** Returns a field's width as it is stored: undefined for the full width. */
export const columnSpanOf = ( span: number ) => ( span === FULL_WIDTH ? undefined : span );
