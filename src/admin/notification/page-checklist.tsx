import { CheckboxControl, Flex, SearchControl, Spinner } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Page {
	id: number;
	title: { raw: string };
}

interface Props {
	/** Numbers of pages. */
	chosen: number[];
	onChange( chosen: number[] ): void;
}

const titleOf = ( { title }: Page ) => title.raw || __( '(no title)', 'atoll' );

/** The site's pages to tick, with a search that narrows them down: as core's own list of categories. */
export const PageChecklist = ( { chosen, onChange }: Props ) => {
	const [ search, setSearch ] = useState( '' );
	const { records, isResolving } = useEntityRecords< Page >( 'postType', 'page', {
		per_page: -1,
		status: 'publish',
		orderby: 'title',
		order: 'asc',
		_fields: 'id,title',
	} );
	const searchText = search.trim().toLocaleLowerCase();
	const listed = ( records ?? [] ).filter( ( page ) =>
		titleOf( page ).toLocaleLowerCase().includes( searchText )
	);
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
			{ isResolving && ! records && <Spinner /> }
			{ records && ! listed.length && <p>{ __( 'No pages found.', 'atoll' ) }</p> }
			<Flex
				role="group"
				aria-label={ __( 'Pages', 'atoll' ) }
				direction="column"
				gap={ 3 }
				style={ { maxHeight: 240, overflow: 'auto', padding: 4 } }
			>
				{ listed.map( ( page ) => (
					<CheckboxControl
						key={ page.id }
						label={ titleOf( page ) }
						checked={ chosen.includes( page.id ) }
						onChange={ ( isChosen ) => toggle( page.id, isChosen ) }
					/>
				) ) }
			</Flex>
		</>
	);
};
