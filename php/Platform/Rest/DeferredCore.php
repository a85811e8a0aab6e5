<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/**
 * Defers work of WordPress that a request for one of our routes does not need: registering its REST routes, and blocks.
 * If the request renders a block or calls another route after all, the work is done then.
 */
final class DeferredCore {

	/** Names of WordPress' functions that register blocks and their patterns. */
	private const BLOCKS = '/^(_?(wp_)?register_(block_core|core_block|legacy_post_comments_block|theme_block_patterns))/';

	/** @var list<\Closure(): mixed> Deferred registrations of blocks. */
	private array $blocks = array();

	private bool $hasRoutes = true;

	public function __construct( private RestNamespaces $namespaces ) {}

	/**
	 * Runs on action `init`, before anything is registered.
	 *
	 * @param \Closure(): void $register Registers our own blocks.
	 */
	public function defer( \Closure $register ): void {
		$this->hasRoutes = ! remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
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
		if ( ! $this->hasRoutes && ! $this->namespaces->isOurs( $request->get_route() ) ) {
			$this->hasRoutes = true;
			$this->beforeBlock( null );
			create_initial_rest_routes();
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
