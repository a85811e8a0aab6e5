<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Site\Theme\BlockTheme;

/**
 * Registers types of block for visitors as they turn up: WordPress makes a schema for each registered type whenever it
 * reads a theme.json, which took half of what the plugin added to a page without a block of ours.
 *
 * Those in the text of the queried posts are registered before WordPress looks at the theme, others just before they
 * are rendered. WordPress then reads theme.json once more, so what templates show is remembered for each kind of page,
 * and registered with the text's. What is remembered makes pages faster and is never needed: it may be out of date.
 *
 * @phpstan-type Arguments array{name?: string, render_callback?: callable, variation_callback?: callable}
 */
final class BlocksOnDemand {

	/** By kind of page, names of types that such pages have shown outside the text of the queried posts. */
	public const OPTION = 'atoll_template_blocks';

	/** Blocks in stored text whose names have a namespace. WordPress' own have none. */
	private const NAMES = '~<!--\s+wp:([a-z][a-z0-9-]*/[a-z][a-z0-9-]*)\s~';

	/** @var array<string, array{string, Arguments}> Folder and arguments of what waits, by name. */
	private array $waiting = array();

	/** What is shown, once WordPress may read the theme's data: pages of one kind have one template. */
	private ?string $kind = null;

	/** @param \Closure( array<string, Arguments> ): void $register Takes arguments by folder. */
	public function __construct( private \Closure $register ) {}

	/**
	 * Whether types may wait until they turn up: on the login screen, and for visitors in the REST API and on pages.
	 * Our theme shows many on each page. A theme without block templates prints its head before its blocks.
	 */
	public static function mayWait(): bool {
		if ( doing_filter( 'pre_render_block' ) ) {
			return false; // They have waited already (DeferredCore), and this block may be one of ours.
		}
		if ( 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			return true;
		}
		return ! CurrentRequest::mayEdit()
			&& ( ! CurrentRequest::mayBePage() || ( wp_is_block_theme() && ! BlockTheme::isActive() ) );
	}

	/** @param array<string, Arguments> $blocks By folder; each with its name, where that is not of its folder. */
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

	/** The main query has run, its template is not known yet. */
	private function registerForPage(): void {
		if ( ! wp_should_load_block_assets_on_demand() ) {
			$this->register( array_keys( $this->waiting ) ); // WordPress prints the style sheets of all.
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

	/** A site has few of them, since each page or article is of its type and its template. */
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
			update_option( self::OPTION, $kinds, true ); // WordPress asks the database for what is missing, each time.
		}
		/** @var array<string, list<string>> */
		return array_filter( $kinds, is_array( ... ) );
	}

	/** @param array<string, mixed> $parsed */
	private function beforeBlock( mixed $html, array $parsed, ?\WP_Block $parent = null ): mixed {
		if ( null === $parent ) {
			// WordPress makes those inside when it renders this one.
			$this->registerLate( $this->waitingIn( $parsed ) );
		}
		return $html;
	}

	/** A menu's entries are no block's inner blocks: WordPress has made the outer ones, and renders them at once. */
	private function beforeMenu( mixed $entries ): mixed {
		if ( array() !== $this->waiting && $entries instanceof \WP_Block_List ) {
			foreach ( $entries as $index => $entry ) {
				/** @var \WP_Block $entry */
				$names = $this->waitingIn( $entry->parsed_block );
				if ( array() !== $names ) {
					$this->registerLate( $names );
					$entries[ $index ] = $entry->parsed_block; // To be made anew.
				}
			}
		}
		return $entries;
	}

	/** Whoever has logged in by now may ask for the list of types. */
	private function beforeRoute( mixed $result ): mixed {
		if ( is_user_logged_in() ) {
			$this->register( array_keys( $this->waiting ) );
		}
		return $result;
	}

	/** @param list<string> $names Of types that wait. */
	private function registerLate( array $names ): void {
		if ( array() === $names ) {
			return;
		}
		if ( ! CurrentRequest::mayBePage() ) {
			$names = array_keys( $this->waiting ); // Nothing is printed that each type would lengthen.
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
	 * @param list<string> $names Of any blocks.
	 * @return list<string> Those that waited.
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
	 * @return list<string> Names of types that wait, of a block and of all that is in it.
	 */
	private function waitingIn( array $parsed ): array {
		/** @var array{blockName?: ?string, innerBlocks?: list<array<string, mixed>>} $parsed By WordPress' parser. */
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
