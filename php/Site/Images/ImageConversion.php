<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

/**
 * Makes the smaller formats of a new upload after the answer, since that takes seconds, and deletes them with their
 * files.
 */
final class ImageConversion {

	/** Seconds until another attempt, when the host has ended one before its end. */
	private const RETRY_AFTER = 900;

	public function __construct( private SmallerFormats $smallerFormats ) {}

	public function deactivate(): void {
		wp_unschedule_hook( ImagesProvider::CONVERT_IMAGE );
	}

	public function queue( mixed $metadata, int $attachment ): mixed {
		if ( ! wp_next_scheduled( ImagesProvider::CONVERT_IMAGE, array( $attachment ) ) ) {
			wp_schedule_single_event( time(), ImagesProvider::CONVERT_IMAGE, array( $attachment ) );
		}
		return $metadata;
	}

	public function convert( int $attachment ): void {
		wp_schedule_single_event( time() + self::RETRY_AFTER, ImagesProvider::CONVERT_IMAGE, array( $attachment ) );
		$this->smallerFormats->make( $attachment );
		wp_clear_scheduled_hook( ImagesProvider::CONVERT_IMAGE, array( $attachment ) );
	}

	public function delete( mixed $file ): mixed {
		if (
			is_string( $file )
				&& str_starts_with( wp_normalize_path( $file ), wp_normalize_path( wp_get_upload_dir()['basedir'] ) )
		) {
			$this->smallerFormats->delete( $file );
		}
		return $file;
	}
}
