<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** Renders the content of notifications as HTML. */
final class NotificationContent {

	/** Words in the name of a notification: enough to recognise it. */
	private const NAME_WORDS = 8;

	/** Nesting of the notifications being rendered. A list of notifications inside of one prints nothing. */
	private int $depth = 0;

	public function render( \WP_Post $post ): string {
		if ( $this->depth > 0 ) {
			return '';
		}
		++$this->depth;
		try {
			$html = has_blocks( $post->post_content )
				? do_blocks( $post->post_content )
				: wpautop( $post->post_content );
			return trim( wptexturize( $html ) );
		} finally {
			--$this->depth;
		}
	}

	/** Returns the first words as plain text, for the label of the close button. */
	public function name( string $html ): string {
		$text = wp_strip_all_tags( str_replace( '<', ' <', $html ), true );
		return wp_trim_words( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), self::NAME_WORDS, '…' );
	}
}
