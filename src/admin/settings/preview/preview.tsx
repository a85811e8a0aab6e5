import { Notice } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { CompiledStyles } from '../../../api/admin/settings';
import { Frame } from './frame';
import { Toggle, useIsShown } from './toggle';
import { Tools } from './tools';
import { WIDTHS, type Device } from './widths';

interface Props {
	/** URL of the chosen page. */
	page: string;
	onPage( page: string ): void;
	/** URL of its preview. */
	url: string;
	/** Styles to apply to the preview. */
	styles?: CompiledStyles;
	/** Whether the server refused some of the edits, so that the preview does not show them. */
	isRefused: boolean;
	/** Selector of the part of the page to show. */
	targetSelector?: string;
	/** Content above the page, such as contrast warnings. */
	children?: ReactNode;
}

/** Preview of the site's real pages with unsaved settings, on three devices. */
export function Preview( {
	page,
	onPage,
	url,
	styles,
	isRefused,
	targetSelector,
	children,
}: Props ) {
	// On a phone the desktop width would be scaled too small to read.
	const isSmall = useViewportMatch( 'medium', '<' );
	const [ device, setDevice ] = useState< Device >( isSmall ? 'phone' : 'desktop' );
	const { hasRoom, isShown } = useIsShown();

	return (
		<aside
			className={ `atoll-preview${ isShown ? ' is-open' : '' }` }
			aria-label={ __( 'Preview', 'atoll' ) }
		>
			{ ! hasRoom && <Toggle isOpen={ isShown } /> }
			{ isShown && (
				<Tools page={ page } onPage={ onPage } device={ device } onDevice={ setDevice } />
			) }
			{ isShown && isRefused && (
				<Notice
					status="warning"
					isDismissible={ false }
					className="atoll-preview__warnings"
				>
					{ __(
						'The preview does not show your last changes. Save the settings to see why.',
						'atoll'
					) }
				</Notice>
			) }
			{ children }
			{ isShown && (
				<Frame
					url={ url }
					width={ WIDTHS.find( ( { name } ) => name === device )!.width }
					styles={ styles }
					targetSelector={ targetSelector }
				/>
			) }
		</aside>
	);
}
