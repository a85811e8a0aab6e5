import { __ } from '@wordpress/i18n';

/** How wide a field can be, in columns of 12. */
export const WIDTHS = () => [
	{ span: 12, title: __( 'Full width', 'atoll' ) },
	{ span: 8, title: __( 'Two thirds', 'atoll' ) },
	{ span: 6, title: __( 'Half', 'atoll' ) },
	{ span: 4, title: __( 'One third', 'atoll' ) },
	{ span: 3, title: __( 'One quarter', 'atoll' ) },
];
