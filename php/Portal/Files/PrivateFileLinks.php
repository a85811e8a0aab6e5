<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Portal\PrivateContent\PrivatePages;

/**
 * URLs of private files in the content of private pages. The database always holds WordPress' plain URLs, whether a
 * file is private or not; readers and the editor get the gated ones.
 */
final class PrivateFileLinks {

	public function __construct(
		private PrivatePages $pages,
		private PrivateFileStore $store,
		private AttachmentFiles $attachments,
		private MediaReferences $media,
		private PrivateFileUrls $urls
	) {}

	/** Replaces the plain URLs of private files with gated ones. */
	public function gated( string $text ): string {
		$paths       = $this->media->paths( $text );
		$mains       = array_map( $this->attachments->mainFiles( ... ), $paths );
		$owners      = array() === $paths
			? array()
			: $this->store->owners( array_values( array_unique( array_merge( ...$mains ) ) ) );
		$ownerByPath = array();
		foreach ( $owners as $owner ) {
			$ownerByPath += array_fill_keys( $this->attachments->paths( $owner ), $owner );
		}
		return array() === $ownerByPath ? $text : (string) preg_replace_callback(
			MediaReferences::pattern(),
			function ( array $match ) use ( $ownerByPath ): string {
				$path = rawurldecode( $match[1] );
				return isset( $ownerByPath[ $path ] )
					? $this->urls->fileUrl( $ownerByPath[ $path ], $path )
					: $match[0];
			},
			$text
		);
	}

	/** Replaces gated URLs with plain ones. */
	public function plain( string $text ): string {
		$prefix = preg_quote( home_url( '/?' . PrivateFileUrls::PARAMETER . '=' ), '~' );
		return (string) preg_replace( "~{$prefix}\\d+/~", trailingslashit( wp_get_upload_dir()['baseurl'] ), $text );
	}

	public function filterContent( string $text ): string {
		return $this->pages->isPrivate( (int) get_the_ID() ) ? $this->gated( $text ) : $text;
	}

	/**
	 * @param array<string, mixed> $data Slashed post data; no URL here contains slashed characters.
	 * @return array<string, mixed>
	 */
	public function filterPostData( array $data ): array {
		$text = $data['post_content'] ?? '';
		return is_string( $text ) && str_contains( $text, PrivateFileUrls::PARAMETER )
			? array( 'post_content' => $this->plain( $text ) ) + $data
			: $data;
	}

	public function filterReply( \WP_REST_Response $reply, \WP_Post $post ): \WP_REST_Response {
		$data = $reply->get_data();
		$raw  = is_array( $data ) && is_array( $data['content'] ?? null ) ? ( $data['content']['raw'] ?? null ) : null;
		if ( is_array( $data ) && is_string( $raw ) && $this->pages->isPrivate( $post->ID ) ) {
			$data['content'] = array( 'raw' => $this->gated( $raw ) ) + (array) $data['content'];
			$reply->set_data( $data );
		}
		return $reply;
	}
}
