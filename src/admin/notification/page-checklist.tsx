import { CheckboxControl, Flex, SearchControl, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePublishedPages } from '../use-published-pages';

interface Props {
	/** Ids of pages. */
	chosen: number[];
	onChange( chosen: number[] ): void;
}

/** Searchable checklist of the site's pages, like WordPress' list of categories. */
export const PageChecklist = ( { chosen, onChange }: Props ) => {
	const [ search, setSearch ] = useState( '' );
	const { pages, isResolving } = usePublishedPages();
	const searchText = search.trim().toLocaleLowerCase();
	const listed = ( pages ?? [] )
		.map( ( { id, title } ) => ( { id, label: title || __( '(no title)', 'atoll' ) } ) )
		.filter( ( { label } ) => label.toLocaleLowerCase().includes( searchText ) );
	const toggle = ( id: number, isChosen: boolean ) =>
		onChange( isChosen ? [ ...chosen, id ] : chosen.filter( ( other ) => other !== id ) );

	return (
		<>
			<SearchControl
				size="compact"
				label={ __( 'Search pages', 'atoll' ) }
				placeholder={ __( 'Search pages', 'atoll' ) }
				value={ search }
				onChange={ setSearch }
			/>
			{ isResolving && ! pages && <Spinner /> }
			{ pages && ! listed.length && <p>{ __( 'No pages found.', 'atoll' ) }</p> }
			<Flex
				role="group"
				aria-label={ __( 'Pages', 'atoll' ) }
				direction="column"
				gap={ 3 }
				style={ { maxHeight: 240, overflow: 'auto', padding: 4 } }
			>
				{ listed.map( ( { id, label } ) => (
					<CheckboxControl
						key={ id }
						label={ label }
						checked={ chosen.includes( id ) }
						onChange={ ( isChosen ) => toggle( id, isChosen ) }
					/>
				) ) }
			</Flex>
		</>
	);
};
