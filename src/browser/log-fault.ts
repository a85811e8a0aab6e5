/** Logs a fault for developers (spec 8). The code that catches it shows its own message to people. */
export const logFault = ( thrown: unknown ) => {
	// eslint-disable-next-line no-console -- Meant for the console.
	console.error( thrown );
};
