import { Flex, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useField, type Targets } from './fields';
import { PageChecklist } from './page-checklist';

/** Control for pages: all, only some, or all except some. */
export const TargetsControl = () => {
	const [ targets, set ] = useField( 'targets' );
	if ( ! targets ) {
		return null;
	}
	return (
		<Flex direction="column" gap={ 4 }>
			<RadioControl
				label={ __( 'Where', 'atoll' ) }
				hideLabelFromVision
				selected={ targets.mode }
				onChange={ ( mode ) => set( { ...targets, mode: mode as Targets[ 'mode' ] } ) }
				options={ [
					{ value: 'all', label: __( 'On every page', 'atoll' ) },
					{ value: 'only', label: __( 'Only on these pages', 'atoll' ) },
					{ value: 'except', label: __( 'On every page except these', 'atoll' ) },
				] }
			/>
			{ targets.mode !== 'all' && (
				<PageChecklist
					chosen={ targets.pages }
					onChange={ ( pages ) => set( { ...targets, pages } ) }
				/>
			) }
		</Flex>
	);
};
