<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Site\Page\HiddenPageTitle;

/**
 * Closes comments on articles and pages whose template has no comments block: nobody would see them, only bots would
 * write them. Our templates have none; an owner may add one. The block must be in the template itself: template parts,
 * patterns and synced patterns are not searched.
 */
final class ShownComments {

	/** Matches blocks that show comments, or the form for them. */
	private const BLOCKS = '~<!-- wp:(comments|post-comments-form|post-comments) ~';

	/** Post types of our templates; others bring their own. */
	private const TYPES = array( 'post', 'page' );

	/** @var array<string, bool> Whether each template has such a block, by slug. */
	private array $templates = array();

	/** Time of the last change of posts, which include templates, when the templates were read. */
	private string $asOf = '';

	public function __construct( private HiddenPageTitle $pageTitle ) {}

	/** Filters `comments_open`. */
	public function open( bool $isOpen, int $id ): bool {
		$post = get_post( $id );
		return $isOpen
			&& ( null === $post || ! in_array( $post->post_type, self::TYPES, true ) || $this->areShown( $post ) );
	}

	/**
	 * Filters `pings_open`: articles and pages take no pingbacks. WordPress asks on every single page, so nothing is
	 * looked up.
	 */
	public function openForPings( bool $isOpen, int $id ): bool {
		return $isOpen && ! in_array( get_post_type( $id ), self::TYPES, true );
	}

	private function areShown( \WP_Post $post ): bool {
		$templates = $this->templates();
		foreach ( $this->candidates( $post ) as $slug ) {
			if ( isset( $templates[ $slug ] ) ) {
				return $templates[ $slug ];
			}
		}
		return false;
	}

	/** @return list<string> Slugs of templates, in the order in which WordPress looks for them. */
	private function candidates( \WP_Post $post ): array {
		$chosen = (string) get_page_template_slug( $post );
		$name   = urldecode( $post->post_name );
		if ( 'post' === $post->post_type ) {
			return array( $chosen, "single-post-{$name}", 'single-post', 'single' );
		}
		$hidden = $this->pageTitle->isHidden( $post ) ? HiddenPageTitle::TEMPLATE : '';
		return array( $chosen, "page-{$name}", "page-{$post->ID}", $hidden, 'page' );
	}

	/** @return array<string, bool> Read once per request, because a feed asks for each article. */
	private function templates(): array {
		$changed = wp_cache_get_last_changed( 'posts' );
		if ( $changed !== $this->asOf ) {
			$this->asOf      = $changed;
			$this->templates = array();
			foreach ( get_block_templates() as $template ) {
				$this->templates[ $template->slug ] = 1 === preg_match( self::BLOCKS, $template->content );
			}
		}
		return $this->templates;
	}
}
