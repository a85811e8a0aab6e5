<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

use Atoll\Platform\PluginPaths;
use WP_Scripts;

/** WordPress' scripts with the islands' own beside them, apart from those that the page prints. */
final class IslandScripts {

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * A copy to print from. What the page has printed already counts as done, and WordPress' own list stays as it is.
	 *
	 * @param array<string, list<string>> $islands Names whose scripts are wanted, with their parts; one that is not
	 * built is left out.
	 */
	public function withIslands( array $islands ): WP_Scripts {
		$scripts            = clone wp_scripts();
		$scripts->do_concat = false;
		$this->add( $scripts, 'atoll-stores', 'stores' );
		foreach ( $islands as $name => $parts ) {
			$this->add( $scripts, self::handle( $name ), 'islands/' . $name );
			foreach ( $parts as $part ) {
				$this->addPart( $scripts, $name, $part );
			}
		}
		if ( isset( $islands['form'] ) ) {
			// What a modal shows is a form: both are fetched at once.
			$this->addBefore( $scripts, self::handle( 'form' ), self::handle( 'modal' ) );
		}
		if ( ! is_user_logged_in() ) {
			$this->removeNonce( $scripts );
		}
		return $scripts;
	}

	public static function handle( string $island ): string {
		return 'atoll-island-' . $island;
	}

	/**
	 * A part runs before its island, which finds it there. One that is not built does not keep the island from running.
	 */
	private function addPart( WP_Scripts $scripts, string $island, string $part ): void {
		$handle = str_contains( $part, '/' )
			? str_replace( '/', '-', $part ) // Another plugin's, which has registered it with WordPress.
			: self::handle( "$island.$part" );
		$this->add( $scripts, $handle, "islands/$island.$part" );
		$this->addBefore( $scripts, $handle, self::handle( $island ) );
	}

	private function addBefore( WP_Scripts $scripts, string $handle, string $island ): void {
		if ( isset( $scripts->registered[ $handle ], $scripts->registered[ $island ] ) ) {
			$scripts->registered[ $island ]->deps[] = $handle;
		}
	}

	/** @param string $entry As in plugin/build, without extension. */
	private function add( WP_Scripts $scripts, string $handle, string $entry ): void {
		$file = $this->paths->plugin( "build/$entry.asset.php" );
		if ( is_readable( $file ) && ! isset( $scripts->registered[ $handle ] ) ) {
			/** @var array{dependencies: list<string>, version: string} $asset Written by webpack. */
			$asset = require $file;
			$scripts->add( $handle, $this->paths->url( "build/$entry.js" ), $asset['dependencies'], $asset['version'] );
		}
	}

	/** A visitor's page may come from a cache, where a nonce would have gone stale; calls of visitors need none. */
	private function removeNonce( WP_Scripts $scripts ): void {
		if ( ! isset( $scripts->registered['wp-api-fetch'] ) ) {
			return;
		}
		$fetch = clone $scripts->registered['wp-api-fetch'];

		$fetch->extra['after'] = array_values(
			array_filter(
				(array) ( $fetch->extra['after'] ?? array() ),
				fn( mixed $code ): bool => is_string( $code ) && ! str_contains( $code, 'createNonceMiddleware' )
			)
		);

		$scripts->registered['wp-api-fetch'] = $fetch;
	}
}
