import { store as coreStore, useEntityRecords } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toChoice, type FormChoice, type FormRecord } from './form';

/** The forms that the current user may see. */
export interface Forms {
	/** `forbidden`: the user may not list forms. Forms in blocks are shown all the same. */
	status: 'loading' | 'ready' | 'forbidden' | 'failed';
	/** Undefined until `ready`. */
	list?: FormChoice[];
	/** Requests the list again after `failed`. */
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

/** Whether the user may not list forms: WordPress does not say why a list is missing. */
const useIsForbidden = ( isWithoutList: boolean ): boolean =>
	useSelect(
		( select ) =>
			isWithoutList &&
			select( coreStore ).canUser( 'create', { kind: ENTITY[ 0 ], name: ENTITY[ 1 ] } ) ===
				false,
		[ isWithoutList ]
	);

/** Loads the list of forms once for the whole editor, as soon as a component needs it. */
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
