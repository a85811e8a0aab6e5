import { LinkControl, type LinkValue } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { link as icon } from '@wordpress/icons';
import { PageField } from '../page-field';
import type { DestinationProps, Kind } from './kind';

/** Returns the value for LinkControl, as the same object until it changes. */
function useLink( { attributes: { url, opensInNewTab }, setAttributes }: DestinationProps ) {
	return {
		value: useMemo( () => ( { url, opensInNewTab } ), [ url, opensInNewTab ] ),
		onChange: ( value: LinkValue ) =>
			setAttributes( {
				url: value.url ?? '',
				opensInNewTab: Boolean( value.opensInNewTab ),
			} ),
	};
}

export const link = (): Kind => ( {
	title: __( 'Call to action: link', 'atoll' ),
	description: __( 'Leads to a page or any other address.', 'atoll' ),
	keywords: [ __( 'page', 'atoll' ), __( 'address', 'atoll' ) ],
	icon,
	heading: __( 'Link', 'atoll' ),
	ownLabel: () => '',
	problem: ( { url } ) => ( url.trim() ? undefined : __( 'Choose where this leads.', 'atoll' ) ),
	Destination: ( props ) => (
		<PageField label={ __( 'Leads to', 'atoll' ) } { ...useLink( props ) } />
	),
	Quick: ( props ) => {
		const { value, onChange } = useLink( props );
		return (
			<LinkControl
				value={ value }
				forceIsEditingLink={ ! value.url }
				onChange={ onChange }
				onRemove={ () => onChange( {} ) }
			/>
		);
	},
} );
