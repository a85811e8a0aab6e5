<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

/**
 * Attachments that share one file: plugins that translate media make another attachment of the same file for each
 * language. Such attachments are private together, or none of them is.
 */
final class SharedFiles {

	/**
	 * @param list<int> $attachments
	 * @return array<int, list<int>> By attachment: itself, and all others whose main file is the same.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public static function groups( array $attachments ): array {
		update_meta_cache( 'post', $attachments );
		$files  = array_filter( array_combine( $attachments, array_map( self::file( ... ), $attachments ) ) );
		$owners = array();
		foreach ( self::owners( array_values( array_unique( $files ) ) ) as $owner ) {
			$owners[ self::file( $owner ) ][] = $owner; // The database takes upper and lower case for the same.
		}
		$groups = array();
		foreach ( $attachments as $attachment ) {
			$others                = $owners[ $files[ $attachment ] ?? '' ] ?? array();
			$groups[ $attachment ] = array_values( array_unique( array( $attachment, ...$others ) ) );
		}
		return $groups;
	}

	/**
	 * Returns these attachments, and all others of the same files.
	 *
	 * @param list<int> $attachments
	 * @return list<int>
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public static function with( array $attachments ): array {
		return array_values(
			array_unique( array_merge( $attachments, ...array_values( self::groups( $attachments ) ) ) )
		);
	}

	/**
	 * @param list<string> $files Paths below the uploads folder.
	 * @return list<int>
	 */
	private static function owners( array $files ): array {
		$isOne = array( 'key' => '_wp_attached_file', 'value' => $files, 'compare' => 'IN' );
		return array() === $files ? array() : PrivateFileStore::attachments( array( 'meta_query' => array( $isOne ) ) );
	}

	private static function file( int $attachment ): string {
		$file = get_post_meta( $attachment, '_wp_attached_file', true );
		return is_string( $file ) ? $file : '';
	}
}
