import { InspectorControls, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from './preview';

export type SitePartAttributes = {
	/** Variant of the header or footer; `auto` follows the page's setting. */
	variant: 'auto' | 'primary' | 'secondary';
};

interface Part {
	/** Name of the block, such as atoll/header. */
	name: string;
	/** Group of settings for its content. */
	group: string;
	title: string;
	label: string;
	help: string;
	/** Text of the link to these settings. */
	settings: string;
}

/** Returns the URL of a group on the settings screen; src/admin/settings/use-hash.ts reads it. */
export const settingsAddress = ( group: string ) => `admin.php?page=atoll-settings#/${ group }`;

const Link = ( { href, children }: { href: string; children: string } ) => (
	<p>
		<Button variant="link" href={ href }>
			{ children }
		</Button>
	</p>
);

/** Returns the edit function of header or footer. Their content is set for the whole site: the sidebar links there. */
export const sitePart =
	( { name, group, title, label, help, settings }: Part ) =>
	( { attributes, setAttributes }: BlockEditProps< SitePartAttributes > ) => (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ title }>
					<SelectControl
						__next40pxDefaultSize
						label={ label }
						help={ help }
						value={ attributes.variant }
						onChange={ ( variant ) => setAttributes( { variant } ) }
						options={ [
							{ value: 'auto', label: __( 'What the page chooses', 'atoll' ) },
							{ value: 'primary', label: __( 'Always the primary one', 'atoll' ) },
							{
								value: 'secondary',
								label: __( 'Always the secondary one', 'atoll' ),
							},
						] }
					/>
					<Link href={ settingsAddress( group ) }>{ settings }</Link>
					<Link href="nav-menus.php">{ __( 'Menu items', 'atoll' ) }</Link>
				</PanelBody>
			</InspectorControls>
			<Preview name={ name } attributes={ attributes } />
		</div>
	);
