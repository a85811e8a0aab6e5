<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;

/**
 * Pages of the demo that someone has changed. They stay when the demo is removed, and settings that refer to them are
 * kept.
 */
final class KeptPages {

	public function __construct( private DemoMarkers $markers ) {}

	/**
	 * Returns the value to which a setting, or a group of settings, is restored.
	 *
	 * @param mixed $source Value in the demo's file: `{{page:/portal/}}` for a page.
	 */
	public function in( mixed $source, mixed $before, mixed $now ): mixed {
		if ( is_string( $source ) ) {
			$isPage = 1 === preg_match( '~^\{\{(page:[^}]+)\}\}$~', $source, $mark );
			return $isPage && is_int( $now ) && $this->isKept( $now, $mark[1] ) ? $now : $before;
		}
		if ( ! is_array( $source ) || ! is_array( $now ) ) {
			return $before;
		}
		foreach ( $source as $key => $part ) {
			$old  = is_array( $before ) ? $before[ $key ] ?? null : null;
			$kept = $this->in( $part, $old, $now[ $key ] ?? null );
			if ( $kept !== $old ) {
				$before = array( $key => $kept ) + ( is_array( $before ) ? $before : array() );
			}
		}
		return $before;
	}

	private function isKept( int $page, string $mark ): bool {
		return $this->markers->find( $mark ) !== $page
			&& ! in_array( get_post_status( $page ), array( false, 'trash' ), true );
	}
}
