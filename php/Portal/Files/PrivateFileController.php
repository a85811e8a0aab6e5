<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\Access\LoginPages;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageSettings;

/**
 * Sends private files at `/?atoll-file=12/2026/05/photo.jpg`, a URL that every web server passes to WordPress. Visitors
 * are redirected to the login whatever they ask for; logged-in users get a 404 for files they may not see.
 */
final class PrivateFileController {

	public function __construct(
		private PrivatePages $pages,
		private PrivateFileStore $store,
		private AttachmentFiles $attachments,
		private LoginPages $loginPages,
		private CurrentRequest $request,
		private FileStream $stream
	) {}

	public function respond(): void {
		$requestedFile = $this->request->query( PrivateFileUrls::PARAMETER );
		if ( '' === $requestedFile ) {
			return;
		}
		NoStoreHeaders::send();
		list( $id, $path ) = explode( '/', $requestedFile, 2 ) + array( '', '' );
		$attachment        = ctype_digit( $id ) ? (int) $id : 0;
		$exists            = $attachment > 0 && 'attachment' === get_post_type( $attachment )
			&& in_array( $path, $this->attachments->paths( $attachment ), true );
		$areClosed         = $this->pages->areClosed();
		$file              = $exists && ! ( $areClosed && $this->isPrivate( $attachment, $path ) )
			? $this->store->find( $path )
			: '';
		$isClosed          = $areClosed && '' === $file;
		if ( $isClosed && ! is_user_logged_in() ) {
			wp_safe_redirect( $this->loginPages->returningHere( new PageSettings() ) );
			exit;
		}
		if ( $isClosed || '' === $file || ( is_user_logged_in() && ! current_user_can( 'read_post', $attachment ) ) ) {
			wp_die( esc_html__( 'This file is no longer here.', 'atoll' ), '', array( 'response' => 404 ) );
		}
		$this->stream->send( $file, $this->request->range(), $this->request->isHead() );
	}

	/**
	 * Whether an attachment's file is private. The file itself decides: another attachment of the same file, such as
	 * one that a plugin has made for a translation, may have no mark of its own yet.
	 */
	private function isPrivate( int $attachment, string $path ): bool {
		return $this->pages->isPrivate( $attachment )
			|| ! is_file( $this->store->publicPath( $path ) )
			|| $this->attachments->privateOwner( $path ) > 0;
	}
}
