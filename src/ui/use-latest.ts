import { useRef } from '@wordpress/element';

/** Hook that returns a ref to the last render's value, for code that outlives a render. */
export const useLatest = < Value >( value: Value ): { readonly current: Value } => {
	const latest = useRef( value );
	latest.current = value;
	return latest;
};
