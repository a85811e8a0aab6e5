import { __ } from '@wordpress/i18n';

/** Columns of a form. */
export const FULL_WIDTH = 12;

/** How wide a field can be. */
export const WIDTHS = () => [
	{ span: FULL_WIDTH, title: __( 'Full width', 'atoll' ) },
	{ span: 8, title: __( 'Two thirds', 'atoll' ) },
	{ span: 6, title: __( 'Half', 'atoll' ) },
	{ span: 4, title: __( 'One third', 'atoll' ) },
	{ span: 3, title: __( 'One quarter', 'atoll' ) },
];

/** A field's width as it is stored: not at all where it has the whole. */
export const columnSpanOf = ( span: number ) => ( span === FULL_WIDTH ? undefined : span );
