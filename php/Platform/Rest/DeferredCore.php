<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/**
 * Defers work of WordPress that a request for one of our routes does not need: registering its REST routes, and blocks.
 * If the request renders a block or calls another route after all, the work is done then.
 */
final class DeferredCore {

	/**
	 * Names of WordPress' functions that register blocks and their patterns, and the icons, sources of texts and fonts
	 * that only blocks and their editor read.
	 */
	private const BLOCKS = '/^_?(wp_)?register_(block_core|core_block|legacy_post_comments_block|theme_block_patterns'
		. '|block_bindings_\w+_source$|default_(icons|font_collections)$)/';

	/** WordPress' functions that register its REST routes and what these show, with their priorities. */
	private const ROUTES = array(
		'register_initial_settings'  => 10,
		'wp_oembed_register_route'   => 10,
		'create_initial_rest_routes' => 99,
	);

	/** @var list<\Closure(): mixed> Deferred registrations of blocks. */
	private array $blocks = array();

	/** @var array<callable-string, int> Deferred registrations of routes, in order. */
	private array $routes = array();

	public function __construct( private RestNamespaces $namespaces ) {}

	/**
	 * Runs on action `init`, before anything is registered.
	 *
	 * @param \Closure(): void $register Registers our own blocks.
	 */
	public function defer( \Closure $register ): void {
		$this->routes = array_filter(
			self::ROUTES,
			static fn( int $priority, string $name ): bool => remove_action( 'rest_api_init', $name, $priority ),
			ARRAY_FILTER_USE_BOTH
		);
		add_filter( 'rest_pre_dispatch', $this->beforeCall( ... ), 0, 3 );
		add_filter( 'pre_render_block', $this->beforeBlock( ... ), 0 );
		foreach ( $this->callbacks() as $priority => $callbacks ) {
			foreach ( preg_grep( self::BLOCKS, array_filter( $callbacks, 'is_string' ) ) ?: array() as $callback ) {
				if ( is_callable( $callback ) ) {
					remove_action( 'init', $callback, $priority );
					$this->blocks[] = $callback( ... );
				}
			}
		}
		$this->blocks[] = $register;
		$this->blocks[] = \WP_Block_Supports::init( ... ); // It reads the registered blocks, once.
	}

	/** Whether blocks, including ours, are still to be registered. */
	public function isDeferring(): bool {
		return array() !== $this->blocks;
	}

	/** @param mixed $result Returned unchanged. */
	private function beforeBlock( mixed $result ): mixed {
		$waiting      = $this->blocks;
		$this->blocks = array();
		foreach ( $waiting as $register ) {
			$register();
		}
		return $result;
	}

	/**
	 * @param mixed                                  $result  Returned unchanged.
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private function beforeCall( mixed $result, \WP_REST_Server $server, \WP_REST_Request $request ): mixed {
		if ( array() !== $this->routes && ! $this->namespaces->isOurs( $request->get_route() ) ) {
			$routes       = array_keys( $this->routes );
			$this->routes = array();
			$this->beforeBlock( null );
			foreach ( $routes as $register ) {
				$register();
			}
		}
		return $result;
	}

	/** @return array<int, list<mixed>> Callbacks of `init` by priority. */
	private function callbacks(): array {
		/** @var array<string, \WP_Hook> $wp_filter */
		global $wp_filter;
		$hook = $wp_filter['init'] ?? null;
		return $hook instanceof \WP_Hook ? array_map(
			static fn( array $callbacks ) => array_column( $callbacks, 'function' ),
			$hook->callbacks
		) : array();
	}
}
