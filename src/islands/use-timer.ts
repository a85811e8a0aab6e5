import { useEffect, useState } from '@wordpress/element';

const makeTimer = () => {
	let timer = 0;
	const stop = () => clearTimeout( timer );
	const start = ( milliseconds: number, callback: () => void ) => {
		stop();
		timer = window.setTimeout( callback, milliseconds );
	};
	return { start, stop };
};

/** One wait at a time: a new one ends the last, and none outlives the component. */
export const useTimer = () => {
	const [ timer ] = useState( makeTimer );
	useEffect( () => timer.stop, [ timer ] );
	return timer;
};
