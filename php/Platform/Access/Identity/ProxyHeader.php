<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** Headers in which proxies name the visitor. */
final class ProxyHeader {

	public const NAMES = array( 'X-Forwarded-For', 'CF-Connecting-IP', 'True-Client-IP', 'X-Real-IP' );

	/** What the present request brought; empty for nothing. Anybody can send it. */
	public function value( string $name ): string {
		$value = $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}

	/** The first of them that the present request brought; empty for none. */
	public function first(): string {
		foreach ( self::NAMES as $name ) {
			if ( '' !== $this->value( $name ) ) {
				return $name;
			}
		}
		return '';
	}
}
