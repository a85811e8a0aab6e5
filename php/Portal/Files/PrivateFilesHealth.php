<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Site Health: whether files of private pages are out of everybody's reach. Tried over the web, not guessed. */
final class PrivateFilesHealth extends HealthCheck {

	/** Files tried; each is a request. */
	private const SAMPLE_SIZE = 3;

	public function __construct(
		private PrivatePages $pages,
		private PostFiles $files,
		private PrivateFileUsage $usage,
		private PrivateFileStore $store
	) {}

	public function name(): string {
		return 'atoll_private_files';
	}

	public function label(): string {
		return __( 'Files of private pages', 'atoll' );
	}

	public function result(): HealthResult {
		$fetchable = array_values( array_diff( $this->files->of( $this->pages->ids() ), $this->store->all() ) );
		if ( array() !== array_diff( $fetchable, array_keys( $this->usage->publicUses( $fetchable ) ) ) ) {
			$text = __( 'The private folder cannot be written to, so files that only private pages show still lie where everybody can fetch them. Let PHP write to the folder that the line “Visitors’ files” names.', 'atoll' );
			return HealthResult::critical( __( 'Files of private pages are not private', 'atoll' ), $text );
		}
		foreach ( array_slice( $this->store->all(), 0, self::SAMPLE_SIZE ) as $attachment ) {
			if ( $this->isReadable( $attachment ) ) {
				$text = __( 'A file of a private page can still be fetched by its plain address. Something between WordPress and its visitors keeps copies: empty the caches of the web server and of the content delivery network, and see that the folder of visitors’ files cannot be read over the web.', 'atoll' );
				return HealthResult::critical( __( 'Files of private pages are not private', 'atoll' ), $text );
			}
		}
		return HealthResult::good( __( 'Files of private pages are private', 'atoll' ), __( 'Files that only private pages show lie outside the folder that the web server hands out.', 'atoll' ) );
	}

	private function isReadable( int $attachment ): bool {
		$path     = get_post_meta( $attachment, PrivateFileStore::META, true );
		$response = is_string( $path )
			? wp_remote_head( wp_get_upload_dir()['baseurl'] . '/' . $path, array( 'timeout' => 3 ) )
			: null;
		return is_array( $response ) && 200 === wp_remote_retrieve_response_code( $response );
	}
}
