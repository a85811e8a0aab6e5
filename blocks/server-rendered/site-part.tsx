import { InspectorControls, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from './preview';

export type SitePartAttributes = {
	/** Which of the two it is; `auto` leaves it to the page. */
	variant: 'auto' | 'primary' | 'secondary';
};

interface Part {
	/** The block's name, such as atoll/header. */
	name: string;
	/** The group of settings that says what it shows. */
	group: string;
	title: string;
	label: string;
	help: string;
	/** What the link to its settings says. */
	settings: string;
}

/** Where the settings screen shows a group; src/admin/settings/use-hash.ts reads it. */
export const settingsAddress = ( group: string ) => `admin.php?page=atoll-settings#/${ group }`;

const Link = ( { href, children }: { href: string; children: string } ) => (
	<p>
		<Button variant="link" href={ href }>
			{ children }
		</Button>
	</p>
);

/** The edit function of the header or the footer. What these show is the site's, so the sidebar leads there. */
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
