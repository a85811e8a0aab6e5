<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Http\NoStoreHeaders;

/** Redirects from a file's former public URL, which an open editor may still use, to its private URL. */
final class MovedFileRedirect {

	public function __construct( private AttachmentFiles $attachments, private PrivateFileUrls $urls ) {}

	public function redirect(): void {
		$base        = trailingslashit( (string) wp_parse_url( wp_get_upload_dir()['baseurl'], PHP_URL_PATH ) );
		$requestPath = (string) wp_parse_url( add_query_arg( array() ), PHP_URL_PATH );
		if ( ! is_404() || ! is_user_logged_in() || ! str_starts_with( $requestPath, $base ) ) {
			return;
		}
		$path  = rawurldecode( substr( $requestPath, strlen( $base ) ) );
		$owner = $this->attachments->privateOwner( $path );
		if ( $owner > 0 ) {
			NoStoreHeaders::send();
			wp_safe_redirect( $this->urls->fileUrl( $owner, $path ) );
			exit;
		}
	}
}
