import { store as coreStore, useEntityRecords } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toChoice, type FormChoice, type FormRecord } from './form';

/** The site's forms, as far as the present user may see them. */
export interface Forms {
	/** `forbidden`: the user may not list forms; those that are placed already are still shown. */
	status: 'loading' | 'ready' | 'forbidden' | 'failed';
	/** Undefined until `ready`. */
	list?: FormChoice[];
	/** Asks again after `failed`. */
	retry(): void;
}

const ENTITY = [ 'postType', 'atoll_form' ] as const;

const QUERY = {
	per_page: -1,
	orderby: 'title',
	order: 'asc',
	status: 'publish,draft,pending,private,future,trash',
	context: 'edit',
	_fields: 'id,number,status,title',
};

/** Core does not say why it has no list, so it is asked whether the user may have one. */
const useIsForbidden = ( isWithoutList: boolean ): boolean =>
	useSelect(
		( select ) =>
			isWithoutList &&
			select( coreStore ).canUser( 'create', { kind: ENTITY[ 0 ], name: ENTITY[ 1 ] } ) ===
				false,
		[ isWithoutList ]
	);

/** Loads the list of forms once for the whole editor, when somebody who needs it asks. */
export function useForms( isNeeded = true ): Forms {
	const { records, hasResolved } = useEntityRecords< FormRecord >( ...ENTITY, QUERY, {
		enabled: isNeeded,
	} );
	const isForbidden = useIsForbidden( hasResolved && ! records );
	const { invalidateResolution } = useDispatch( coreStore );

	return useMemo( () => {
		const list = records?.map( ( record ) => toChoice( record, __( '(no title)', 'atoll' ) ) );
		const failure = isForbidden ? 'forbidden' : 'failed';
		return {
			status: list ? 'ready' : ( hasResolved && failure ) || 'loading',
			list,
			retry: () => invalidateResolution( 'getEntityRecords', [ ...ENTITY, QUERY ] ),
		};
	}, [ records, hasResolved, isForbidden, invalidateResolution ] );
}
