import {
	Button,
	Dropdown,
	MenuGroup,
	MenuItem,
	NavigableMenu,
	SearchControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { tag as icon } from '@wordpress/icons';
import type { FormField } from '../fields/form-fields';
import { panelData } from '../panel-data';
import { filterGroups, tagGroups, type TagContext } from './tags';

interface Props {
	fields: FormField[];
	onPick: ( tag: string ) => void;
	/** Where the tag will be inserted. */
	context?: TagContext;
}

/** Searchable list of merge tags. */
const Choices = ( { fields, context = 'message', onPick }: Props ) => {
	const [ search, setSearch ] = useState( '' );
	const groups = filterGroups( tagGroups( fields, panelData().mergeTags, context ), search );

	return (
		<div className="atoll-merge-tags">
			<SearchControl
				label={ __( 'Search answers and details', 'atoll' ) }
				hideLabelFromVision={ false }
				value={ search }
				onChange={ setSearch }
			/>
			<NavigableMenu aria-label={ __( 'Answers and details', 'atoll' ) }>
				{ groups.map( ( { name, tags, title } ) => (
					<MenuGroup key={ name } label={ title }>
						{ tags.map( ( { label, tag } ) => (
							<MenuItem key={ tag } info={ tag } onClick={ () => onPick( tag ) }>
								{ label }
							</MenuItem>
						) ) }
					</MenuGroup>
				) ) }
			</NavigableMenu>
			{ groups.length === 0 && <p role="status">{ __( 'Nothing found.', 'atoll' ) }</p> }
		</div>
	);
};

/** Button that offers merge tags: answers, and details of the entry, the date and the site. */
export const MergeTagPicker = ( { onPick, ...props }: Props ) => (
	<Dropdown
		// The button is at the left of a message and at the right of a single line.
		popoverProps={ { placement: props.context === 'message' ? 'bottom-start' : 'bottom-end' } }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				__next40pxDefaultSize
				icon={ icon }
				label={ __( 'Insert an answer or detail', 'atoll' ) }
				aria-expanded={ isOpen }
				aria-haspopup="true"
				onClick={ onToggle }
			/>
		) }
		renderContent={ ( { onClose } ) => (
			<Choices
				{ ...props }
				onPick={ ( tag ) => {
					onPick( tag );
					onClose();
				} }
			/>
		) }
	/>
);
