import { __ } from '@wordpress/i18n';
import { desktop, mobile, tablet } from '@wordpress/icons';

/** Devices of the preview, with their widths in CSS pixels. */
export const WIDTHS = [
	{ name: 'phone', width: 390, icon: mobile, label: __( 'Phone', 'atoll' ) },
	{ name: 'tablet', width: 820, icon: tablet, label: __( 'Tablet', 'atoll' ) },
	{ name: 'desktop', width: 1280, icon: desktop, label: __( 'Desktop', 'atoll' ) },
] as const;

export type Device = ( typeof WIDTHS )[ number ][ 'name' ];
