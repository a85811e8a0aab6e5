/** Whether chosen files can still be read: one may have been moved or changed since, or be left to a cloud drive. */
export const areReadable = ( files: Iterable< Blob > ): Promise< boolean > =>
	Promise.all( [ ...files ].map( ( file ) => file.slice( 0, 1 ).arrayBuffer() ) ).then(
		() => true,
		() => false
	);
