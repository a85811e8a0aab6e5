<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

/**
 * Converts new uploads to smaller formats in WordPress' cron, because that takes seconds. Deletes the converted files
 * together with their originals.
 */
final class ImageConversion {

	/** Seconds until the next attempt if the host has ended one early. */
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
