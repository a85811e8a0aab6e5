<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Access\LoginPages;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageSettings;

/**
 * Hands kept files out at `/?atoll-file=12/2026/05/photo.jpg`, which any web server leaves to WordPress. Visitors are
 * sent to log in, whatever they ask for; to whoever is logged in, what is not theirs is not there.
 */
final class PrivateFileController {

	public function __construct(
		private PrivatePages $pages,
		private PrivateFileStore $store,
		private AttachmentFiles $attachments,
		private LoginPages $logins,
		private CurrentRequest $request,
		private FileStream $stream
	) {}

	public function answer(): void {
		$asked = $this->request->query( PrivateFileUrls::PARAMETER );
		if ( '' === $asked ) {
			return;
		}
		NoStoreHeaders::send();
		list( $id, $path ) = explode( '/', $asked, 2 ) + array( '', '' );
		$attachment        = ctype_digit( $id ) ? (int) $id : 0;
		$is_known          = $attachment > 0 && 'attachment' === get_post_type( $attachment )
			&& in_array( $path, $this->attachments->of( $attachment ), true );
		$file              = $is_known ? $this->store->find( $path ) : '';
		$is_shut           = $this->pages->areShut()
			&& ( '' === $file || PrivateFileStore::isKept( $attachment ) || $this->pages->isClosed( $attachment ) );
		if ( $is_shut && ! is_user_logged_in() ) {
			wp_safe_redirect( $this->logins->returningHere( new PageSettings() ) );
			exit;
		}
		if ( $is_shut || '' === $file || ( is_user_logged_in() && ! current_user_can( 'read_post', $attachment ) ) ) {
			wp_die( esc_html__( 'This file is no longer here.', 'atoll' ), '', array( 'response' => 404 ) );
		}
		$this->stream->send( $file, $this->request->range(), $this->request->isHead() );
	}
}
