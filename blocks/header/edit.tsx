import { InspectorControls, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Preview } from './preview';

export type HeaderAttributes = {
	/** Which header it is; `auto` leaves it to the page. */
	variant: 'auto' | 'primary' | 'secondary';
};

/** Where what the block shows is edited. */
const ADDRESSES = {
	settings: 'admin.php?page=atoll-settings#/header',
	menus: 'nav-menus.php',
};

/** The header as visitors see it. What it shows is the site's, so the sidebar leads there. */
export const Edit = ( { attributes, setAttributes }: BlockEditProps< HeaderAttributes > ) => (
	<div { ...useBlockProps() }>
		<InspectorControls>
			<PanelBody title={ __( 'Header', 'atoll' ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Which header', 'atoll' ) }
					help={ __(
						'A page can choose its header, or none, in its own settings.',
						'atoll'
					) }
					value={ attributes.variant }
					onChange={ ( variant ) => setAttributes( { variant } ) }
					options={ [
						{ value: 'auto', label: __( 'What the page chooses', 'atoll' ) },
						{ value: 'primary', label: __( 'Always the primary one', 'atoll' ) },
						{ value: 'secondary', label: __( 'Always the secondary one', 'atoll' ) },
					] }
				/>
				<p>
					<Button variant="link" href={ ADDRESSES.settings }>
						{ __( 'Logo, layout and calls to action', 'atoll' ) }
					</Button>
				</p>
				<p>
					<Button variant="link" href={ ADDRESSES.menus }>
						{ __( 'Entries of the menus', 'atoll' ) }
					</Button>
				</p>
			</PanelBody>
		</InspectorControls>
		<Preview { ...attributes } />
	</div>
);
