/** Spec 8: a fault is logged for developers. Whoever catches it tells people in its own words. */
export const logFault = ( thrown: unknown ) => {
	// eslint-disable-next-line no-console -- Meant for the console.
	console.error( thrown );
};
