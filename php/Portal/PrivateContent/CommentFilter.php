<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

/** Nobody comments on a page that they may not see, nor hears who else wrote of it. */
final class CommentFilter {

	/** Methods of XML-RPC that need no login and tell of a post: by its number or its address. */
	private const METHODS = array( 'mt.getTrackbackPings', 'pingback.extensions.getPingbacks' );

	public function __construct( private PrivatePages $pages ) {}

	public function open( bool $is_open, int $post ): bool {
		return $is_open && ! $this->pages->isClosed( $post );
	}

	/** WordPress answers by numbers and by addresses. */
	public function overhear( string $method, mixed $asked, \wp_xmlrpc_server $server ): void {
		$post = is_numeric( $asked ) ? (int) $asked : ( is_string( $asked ) ? url_to_postid( $asked ) : 0 );
		if ( in_array( $method, self::METHODS, true ) && $this->pages->isClosed( $post ) ) {
			$server->error( new \IXR_Error( 404, __( 'Sorry, no such post.', 'atoll' ) ) );
		}
	}
}
