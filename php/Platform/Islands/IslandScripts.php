<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

use Atoll\Platform\PluginPaths;
use WP_Scripts;

/** WordPress' scripts with those of the islands added, in a list apart from the one that the page prints. */
final class IslandScripts {

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * Returns a copy of WordPress' scripts to print islands from. What the page has already printed counts as done, and
	 * WordPress' own list does not change.
	 *
	 * @param array<string, list<string>> $islands Names of islands with their parts; without those not built.
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
			// A modal shows a form, so both are loaded at once.
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

	/** Adds a part. It runs before its island, which finds it there. If it is not built, the island runs without it. */
	private function addPart( WP_Scripts $scripts, string $island, string $part ): void {
		$handle = str_contains( $part, '/' )
			? str_replace( '/', '-', $part ) // From another plugin, which has registered it with WordPress.
			: self::handle( "$island.$part" );
		$this->add( $scripts, $handle, "islands/$island.$part" );
		$this->addBefore( $scripts, $handle, self::handle( $island ) );
	}

	private function addBefore( WP_Scripts $scripts, string $handle, string $island ): void {
		if ( isset( $scripts->registered[ $handle ], $scripts->registered[ $island ] ) ) {
			$scripts->registered[ $island ]->deps[] = $handle;
		}
	}

	/** @param string $entry Path in plugin/build, without extension. */
	private function add( WP_Scripts $scripts, string $handle, string $entry ): void {
		$file = $this->paths->plugin( "build/$entry.asset.php" );
		if ( is_readable( $file ) && ! isset( $scripts->registered[ $handle ] ) ) {
			/** @var array{dependencies: list<string>, version: string} $asset Written by webpack. */
			$asset = require $file;
			$scripts->add( $handle, $this->paths->url( "build/$entry.js" ), $asset['dependencies'], $asset['version'] );
		}
	}

	/** Removes the nonce from visitors' pages, whose requests need none: a cached page may outlive the nonce. */
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
