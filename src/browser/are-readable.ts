/** Whether chosen files can still be read: a file may have been moved or changed, or exist only in a cloud drive. */
export const areReadable = ( files: Iterable< Blob > ): Promise< boolean > =>
	Promise.all( [ ...files ].map( ( file ) => file.slice( 0, 1 ).arrayBuffer() ) ).then(
		() => true,
		() => false
	);
