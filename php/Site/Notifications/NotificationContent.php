<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** What a notification says, as HTML. */
final class NotificationContent {

	/** Words of it that are enough to know it by. */
	private const NAME_WORDS = 8;

	/** Notifications that are being rendered: one that holds the list of notifications shows nothing there. */
	private int $depth = 0;

	public function of( \WP_Post $post ): string {
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

	/** Its first words as plain text, for the name of its close button. */
	public function name( string $html ): string {
		$text = wp_strip_all_tags( str_replace( '<', ' <', $html ), true );
		return wp_trim_words( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), self::NAME_WORDS, '…' );
	}
}
