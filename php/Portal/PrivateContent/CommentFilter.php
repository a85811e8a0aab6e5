<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

/** Nobody comments on a page that they may not see, or learns who links to it. */
final class CommentFilter {

	/** Methods of XML-RPC that need no login and tell of a post: by its number or its address. */
	private const METHODS = array( 'mt.getTrackbackPings', 'pingback.extensions.getPingbacks' );

	public function __construct( private PrivatePages $pages ) {}

	public function open( bool $isOpen, int $post ): bool {
		return $isOpen && ! $this->pages->isClosed( $post );
	}

	/** The argument is the post's id or its address, depending on the method. */
	public function onXmlRpcCall( string $method, mixed $argument, \wp_xmlrpc_server $server ): void {
		$post = is_numeric( $argument ) ? (int) $argument : ( is_string( $argument ) ? url_to_postid( $argument ) : 0 );
		if ( in_array( $method, self::METHODS, true ) && $this->pages->isClosed( $post ) ) {
			$server->error( new \IXR_Error( 404, __( 'Sorry, no such post.', 'atoll' ) ) );
		}
	}
}
