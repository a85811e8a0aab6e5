<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Site\Theme\BlockTheme;

/**
 * Registers block types for visitors only once a block needs them. WordPress builds a schema for each registered type
 * whenever it reads a theme.json, which took half of what the plugin added to a page without any of its blocks.
 *
 * Types used in the queried posts are registered before WordPress reads the theme; others just before they are
 * rendered, after which WordPress reads theme.json again. So an option remembers the types in templates, by kind of
 * page, to register them with those of the posts. It only makes pages faster: it may be missing or out of date.
 *
 * @phpstan-type Arguments array{name?: string, render_callback?: callable, variation_callback?: callable}
 */
final class BlocksOnDemand {

	/** Names of the types that pages have shown outside the content of the queried posts, by kind of page. */
	public const OPTION = 'atoll_template_blocks';

	/** Matches blocks in saved content whose names have a namespace. WordPress' own are saved without one. */
	private const NAMES = '~<!--\s+wp:([a-z][a-z0-9-]*/[a-z][a-z0-9-]*)\s~';

	/** @var array<string, array{string, Arguments}> Folder and arguments of the types not registered yet, by name. */
	private array $waiting = array();

	/** Kind of the current page, set from the action `wp` on. Pages of one kind share a template. */
	private ?string $kind = null;

	/** @param \Closure( array<string, Arguments> ): void $register Registers types; arguments by folder. */
	public function __construct( private \Closure $register ) {}

	/**
	 * Whether types can wait until a block needs them: on the login screen, and for visitors in the REST API and on
	 * pages. Not with our own theme, which uses many on each page, nor with classic themes, which print the head first.
	 */
	public static function mayWait(): bool {
		if ( doing_filter( 'pre_render_block' ) ) {
			return false; // DeferredCore has made them wait already, and this block may be one of ours.
		}
		if ( 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			return true;
		}
		return ! CurrentRequest::mayEdit()
			&& ( ! CurrentRequest::mayBePage() || ( wp_is_block_theme() && ! BlockTheme::isActive() ) );
	}

	/** @param array<string, Arguments> $blocks By folder; with a name for blocks not named after their folder. */
	public function add( array $blocks ): void {
		if ( array() === $this->waiting ) {
			$this->listen();
		}
		foreach ( $blocks as $folder => $arguments ) {
			$this->waiting[ $arguments['name'] ?? "atoll/$folder" ] = array( $folder, $arguments );
		}
	}

	private function listen(): void {
		add_action( 'wp', $this->registerForPage( ... ), PHP_INT_MAX, 0 );
		add_filter( 'pre_render_block', $this->beforeBlock( ... ), PHP_INT_MIN, 3 );
		add_filter( 'block_core_navigation_render_inner_blocks', $this->beforeMenu( ... ), PHP_INT_MAX );
		add_filter( 'rest_pre_dispatch', $this->beforeRoute( ... ), PHP_INT_MIN );
	}

	/** Runs on action `wp`: after the main query, before WordPress chooses the template. */
	private function registerForPage(): void {
		if ( ! wp_should_load_block_assets_on_demand() ) {
			$this->register( array_keys( $this->waiting ) ); // WordPress prints the style sheets of all types.
			return;
		}
		global $wp_query;
		/** @var \WP_Query $wp_query */
		$this->kind = self::kind();
		$names      = $this->remembered()[ $this->kind ] ?? array();
		foreach ( $wp_query->posts ?? array() as $post ) {
			if ( $post instanceof \WP_Post && preg_match_all( self::NAMES, $post->post_content, $found ) > 0 ) {
				array_push( $names, ...$found[1] );
			}
		}
		$this->register( $names );
	}

	/** Returns the kind of the current page. A site has few: singular pages differ by post type and chosen template. */
	private static function kind(): string {
		return match ( true ) {
			is_front_page() => 'front',
			is_singular()   => get_post_type() . ':' . get_page_template_slug(),
			is_404()        => 'missing',
			is_search()     => 'search',
			default         => 'list',
		};
	}

	/** @return array<string, list<string>> */
	private function remembered(): array {
		$kinds = get_option( self::OPTION );
		if ( ! is_array( $kinds ) ) {
			$kinds = array();
			update_option( self::OPTION, $kinds, true ); // WordPress would query for a missing option each time.
		}
		/** @var array<string, list<string>> */
		return array_filter( $kinds, is_array( ... ) );
	}

	/** @param array<string, mixed> $parsed */
	private function beforeBlock( mixed $html, array $parsed, ?\WP_Block $parent = null ): mixed {
		if ( null === $parent ) {
			// Inner blocks become objects only when WordPress renders this one.
			$this->registerLate( $this->waitingIn( $parsed ) );
		}
		return $html;
	}

	/** Filters menu items. They are not in a parsed block's inner blocks, and WordPress has created them already. */
	private function beforeMenu( mixed $entries ): mixed {
		if ( array() !== $this->waiting && $entries instanceof \WP_Block_List ) {
			foreach ( $entries as $index => $entry ) {
				/** @var \WP_Block $entry */
				$names = $this->waitingIn( $entry->parsed_block );
				if ( array() !== $names ) {
					$this->registerLate( $names );
					$entries[ $index ] = $entry->parsed_block; // WordPress creates the block again from this.
				}
			}
		}
		return $entries;
	}

	/** Filters `rest_pre_dispatch`. Users who have logged in by now may request the list of types. */
	private function beforeRoute( mixed $result ): mixed {
		if ( is_user_logged_in() ) {
			$this->register( array_keys( $this->waiting ) );
		}
		return $result;
	}

	/** @param list<string> $names Names of types not registered yet. */
	private function registerLate( array $names ): void {
		if ( array() === $names ) {
			return;
		}
		if ( ! CurrentRequest::mayBePage() ) {
			$names = array_keys( $this->waiting ); // Outside of pages, nothing printed gets longer with each type.
		}
		$names = $this->register( $names );
		if ( array() !== $names && null !== $this->kind ) {
			$kinds                = $this->remembered();
			$remembered           = array( ...( $kinds[ $this->kind ] ?? array() ), ...$names );
			$kinds[ $this->kind ] = array_values( array_unique( $remembered ) );
			update_option( self::OPTION, $kinds, true );
		}
	}

	/**
	 * @param list<string> $names Names of any block types.
	 * @return list<string> The names that had not been registered before.
	 */
	private function register( array $names ): array {
		$due = array_intersect_key( $this->waiting, array_flip( $names ) );
		if ( array() === $due ) {
			return array();
		}
		$this->waiting = array_diff_key( $this->waiting, $due );
		( $this->register )( array_column( $due, 1, 0 ) );
		if ( did_action( 'init' ) && ! doing_action( 'init' ) ) {
			BlockSupports::addAttributes( array_keys( $due ) );
		}
		return array_keys( $due );
	}

	/**
	 * @param array<array-key, mixed> $parsed
	 * @return list<string> Names of the types not registered yet that the block and its inner blocks need.
	 */
	private function waitingIn( array $parsed ): array {
		/** @var array{blockName?: ?string, innerBlocks?: list<array<string, mixed>>} $parsed From WordPress' parser. */
		$name  = $parsed['blockName'] ?? '';
		$names = isset( $this->waiting[ $name ] ) ? array( $name ) : array();
		foreach ( $parsed['innerBlocks'] ?? array() as $inner ) {
			foreach ( $this->waitingIn( $inner ) as $innerName ) {
				$names[] = $innerName;
			}
		}
		return $names;
	}
}
