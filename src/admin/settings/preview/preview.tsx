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
	/** Address of the page that was chosen. */
	page: string;
	onPage( page: string ): void;
	/** Address of what is shown of it. */
	url: string;
	/** Styles to show it in. */
	styles?: CompiledStyles;
	/** Whether the page shows less than is being tried. */
	isRefused: boolean;
	/** Selector of the part of a page that is looked at. */
	targetSelector?: string;
	/** Shown above the page, such as what cannot be read on it. */
	children?: ReactNode;
}

/** The site's real pages with what is being tried, on three devices. */
export function Preview( {
	page,
	onPage,
	url,
	styles,
	isRefused,
	targetSelector,
	children,
}: Props ) {
	// On a telephone the page of a desktop would be too small to be read.
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
