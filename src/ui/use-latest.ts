import { useRef } from '@wordpress/element';

/** What the last render was given, for whatever outlives a render. */
export const useLatest = < Value >( value: Value ): { readonly current: Value } => {
	const latest = useRef( value );
	latest.current = value;
	return latest;
};
