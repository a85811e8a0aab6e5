<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Forms\Uploads\Storage\WebAccess;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Site Health test of whether visitors can reach files of private pages. Requests them over HTTP to find out. */
final class PrivateFilesHealth extends HealthCheck {

	/** Number of files to request; each request may take three seconds. */
	private const SAMPLE_SIZE = 3;

	public function __construct(
		private PrivatePages $pages,
		private PostFiles $files,
		private PrivateFileUsage $usage,
		private PrivateFileStore $store,
		private AttachmentFiles $attachments,
		private WebAccess $access
	) {}

	public function name(): string {
		return 'atoll_private_files';
	}

	public function label(): string {
		return __( 'Files of private pages', 'atoll' );
	}

	public function asksSite(): bool {
		return true;
	}

	protected function look(): HealthResult {
		$private = $this->store->all();
		if ( $this->hasUnmoved( $private ) ) {
			$text = __( 'Files that only private pages show are still where anyone can download them. PHP may not be allowed to write to the private folder or to delete from the media folder. PHP’s log lists each file. Give PHP write access to the folder shown under “Visitors’ files” and to wp-content/uploads.', 'atoll' );
			return HealthResult::critical( __( 'Files of private pages are not private', 'atoll' ), $text );
		}
		if ( array() !== $private && $this->access->isOpen() ) {
			$text = __( 'They lie in the folder of visitors’ files, which can be read over the web: the line “Visitors’ files” says what to do.', 'atoll' );
			return HealthResult::critical( __( 'Files of private pages are not private', 'atoll' ), $text );
		}
		foreach ( $this->sample( $private ) as $path ) {
			if ( $this->isReadable( $path ) ) {
				$text = __( 'A file of a private page can still be fetched by its plain address. Something between WordPress and its visitors keeps copies: empty the caches of the web server and of the content delivery network, and see that the folder of visitors’ files cannot be read over the web.', 'atoll' );
				return HealthResult::critical( __( 'Files of private pages are not private', 'atoll' ), $text );
			}
		}
		return HealthResult::good( __( 'Files of private pages are private', 'atoll' ), __( 'Files that only private pages show lie outside the folder that the web server hands out.', 'atoll' ) );
	}

	/** @param list<int> $private Attachments whose files are private. */
	private function hasUnmoved( array $private ): bool {
		$others = array_values( array_diff( $this->files->attachments( $this->pages->ids() ), $private ) );
		if ( array() !== array_diff( $others, array_keys( $this->usage->publicUses( $others ) ) ) ) {
			return true;
		}
		update_meta_cache( 'post', $private );
		foreach ( $private as $attachment ) {
			foreach ( $this->attachments->paths( $attachment ) as $path ) {
				if ( is_file( $this->store->publicPath( $path ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns files spread evenly from the oldest to the newest (folders are named by years), because servers and
	 * caches may treat them differently.
	 *
	 * @param list<int> $private
	 * @return list<string> Paths below the uploads folder.
	 */
	private function sample( array $private ): array {
		$paths = array_filter(
			array_map( static fn( int $id ): mixed => get_post_meta( $id, PrivateFileStore::META, true ), $private ),
			is_string( ... )
		);
		sort( $paths );
		$last   = count( $paths ) - 1;
		$places = array_map(
			static fn( int $place ): int => intdiv( $place * $last, self::SAMPLE_SIZE - 1 ),
			range( 0, self::SAMPLE_SIZE - 1 )
		);
		return array_values( array_intersect_key( $paths, array_flip( $places ) ) );
	}

	private function isReadable( string $path ): bool {
		$response = wp_remote_head( wp_get_upload_dir()['baseurl'] . '/' . $path, array( 'timeout' => 3 ) );
		return is_array( $response ) && 200 === wp_remote_retrieve_response_code( $response );
	}
}
