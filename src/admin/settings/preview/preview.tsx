import { Button, SelectControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ReactNode } from 'react';
import type { CompiledStyles } from '../../../api/admin/settings';
import { Frame } from './frame';
import { WIDTHS, type Device } from './widths';

interface Page {
	link: string;
	title: { rendered: string };
}

const QUERY = {
	per_page: 100,
	orderby: 'title',
	order: 'asc',
	status: 'publish',
	_fields: 'id,link,title',
};

const home = () =>
	new URL(
		'./',
		document.querySelector< HTMLAnchorElement >( '#wp-admin-bar-site-name > a' )?.href ?? '/'
	).href;

interface Props {
	/** What a page is to wear. */
	styles?: CompiledStyles;
	/** What is added to the address of a page, which makes it another one. */
	query?: Record< string, string >;
	/** Selector of the part of a page that is looked at. */
	shows?: string;
	/** What there is to say of it. */
	children?: ReactNode;
}

/** The site's real pages with what is being tried, on three devices. */
export function Preview( { styles, query, shows, children }: Props ) {
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const [ url, setUrl ] = useState( home );
	const { records } = useEntityRecords< Page >( 'postType', 'page', QUERY );
	const pages = ( records ?? [] ).filter( ( { link } ) => link !== home() );

	return (
		<aside className="atoll-preview" aria-label={ __( 'Preview', 'atoll' ) }>
			<div className="atoll-preview__tools">
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Page', 'atoll' ) }
					hideLabelFromVision
					value={ url }
					options={ [
						{ value: home(), label: __( 'Home page', 'atoll' ) },
						...pages.map( ( { link, title } ) => ( {
							value: link,
							label: title.rendered || link,
						} ) ),
					] }
					onChange={ setUrl }
				/>
				<div role="group" aria-label={ __( 'Width', 'atoll' ) }>
					{ WIDTHS.map( ( { name, icon, label } ) => (
						<Button
							key={ name }
							icon={ icon }
							label={ label }
							isPressed={ name === device }
							onClick={ () => setDevice( name ) }
						/>
					) ) }
				</div>
			</div>
			{ children }
			<Frame
				url={ addQueryArgs( url, query ) }
				width={ WIDTHS.find( ( { name } ) => name === device )!.width }
				styles={ styles }
				shows={ shows }
			/>
		</aside>
	);
}
