<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

/**
 * Files in the private folder whose attachments have no mark: those of a database from a backup that is older than the
 * move. Nothing would send them, and no page that is public would get them back.
 */
final class UnmarkedFiles {

	/** Files that are asked for at once. */
	private const BATCH = 100;

	public function __construct( private PrivateFileStore $store, private AttachmentFiles $attachments ) {}

	/**
	 * Marks each attachment whose own file lies there, and not where everybody may fetch it. What no attachment has is
	 * nobody's to move.
	 *
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function mark(): void {
		foreach ( array_chunk( $this->unknown(), self::BATCH ) as $paths ) {
			foreach ( $this->store->owners( $paths, '_wp_attached_file' ) as $attachment ) {
				$this->store->mark( $attachment );
			}
		}
	}

	/** @return list<string> Paths below the uploads folder. */
	private function unknown(): array {
		$paths = array_fill_keys( iterator_to_array( $this->store->files(), false ), true );
		if ( array() === $paths || ! $this->store->claim() ) {
			return array(); // What a copy of the site made public stays in the folder of the site that it is a copy of.
		}
		$marked = $this->store->all();
		update_meta_cache( 'post', $marked );
		foreach ( $marked as $attachment ) {
			$paths = array_diff_key( $paths, array_flip( $this->attachments->paths( $attachment ) ) );
		}
		return array_values(
			array_filter(
				array_map( 'strval', array_keys( $paths ) ),
				fn( string $path ): bool => ! is_file( $this->store->publicPath( $path ) )
			)
		);
	}
}
