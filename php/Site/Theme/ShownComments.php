<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/**
 * Whether articles and pages take comments: where a template of the theme shows them. Ours show none; an owner may put
 * them into one. Nobody would see what is written elsewhere but programs that write it.
 */
final class ShownComments {

	/** How the blocks begin that show comments, or the form for them. */
	private const BLOCKS = '~<!-- wp:(comments|post-comments-form|post-comments) ~';

	/** Types of posts that our templates are for; others bring their own. */
	private const TYPES = array( 'post', 'page' );

	private bool $areShown = false;

	/** When posts, which templates are too, were last changed as this was found out. */
	private string $asOf = '';

	public function open( bool $isOpen, int $post ): bool {
		return $isOpen && ( ! in_array( get_post_type( $post ), self::TYPES, true ) || $this->areShown() );
	}

	/** Once per request: a feed asks for each article. */
	private function areShown(): bool {
		$changed = wp_cache_get_last_changed( 'posts' );
		if ( $changed !== $this->asOf ) {
			$this->asOf     = $changed;
			$this->areShown = array() !== array_filter(
				get_block_templates(),
				static fn( \WP_Block_Template $template ): bool => 1 === preg_match( self::BLOCKS, $template->content )
			);
		}
		return $this->areShown;
	}
}
