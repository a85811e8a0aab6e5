<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

/** Closes comments on pages that the visitor may not see, and hides which sites link to them. */
final class CommentFilter {

	/** XML-RPC methods that need no login and return data about a post by its id or URL. */
	private const METHODS = array( 'mt.getTrackbackPings', 'pingback.extensions.getPingbacks' );

	public function __construct( private PrivatePages $pages ) {}

	public function open( bool $isOpen, int $post ): bool {
		return $isOpen && ! $this->pages->isClosed( $post );
	}

	/** Refuses calls about closed posts. The argument is the post's id or URL, depending on the method. */
	public function onXmlRpcCall( string $method, mixed $argument, \wp_xmlrpc_server $server ): void {
		$post = is_numeric( $argument ) ? (int) $argument : ( is_string( $argument ) ? url_to_postid( $argument ) : 0 );
		if ( in_array( $method, self::METHODS, true ) && $this->pages->isClosed( $post ) ) {
			$server->error( new \IXR_Error( 404, __( 'Sorry, no such post.', 'atoll' ) ) );
		}
	}
}
