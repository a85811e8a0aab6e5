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

/** 400 too: that is how core refuses statuses that one may not ask for. */
const REFUSALS = [ 400, 401, 403 ];

/** A request that ended without a list. */
const settled: Partial< Record< string, Forms[ 'status' ] > > = {
	ERROR: 'failed',
	SUCCESS: 'failed',
};

const useError = () =>
	useSelect( ( select ) => {
		const { getResolutionError } = select( coreStore ) as unknown as {
			getResolutionError(
				selector: string,
				args: unknown[]
			): { data?: { status?: number } } | undefined;
		};
		return getResolutionError( 'getEntityRecords', [ ...ENTITY, QUERY ] );
	}, [] );

/** Loads the list of forms once for the whole editor. */
export function useForms(): Forms {
	const { records, status } = useEntityRecords< FormRecord >( ...ENTITY, QUERY );
	const refused = REFUSALS.includes( useError()?.data?.status ?? 0 );
	const { invalidateResolution } = useDispatch( coreStore );

	return useMemo( () => {
		const list = records?.map( ( record ) => toChoice( record, __( '(no title)', 'atoll' ) ) );
		const without = refused ? 'forbidden' : ( settled[ String( status ) ] ?? 'loading' );
		return {
			status: list ? 'ready' : without,
			list,
			retry: () => invalidateResolution( 'getEntityRecords', [ ...ENTITY, QUERY ] ),
		};
	}, [ records, status, refused, invalidateResolution ] );
}
