<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** The visitor who sent the current request. */
final class CurrentVisitor {

	public function current(): Visitor {
		return new Visitor( get_current_user_id(), $this->ip(), $this->userAgent() );
	}

	/** Returns the IP address of the connection, which may be a proxy's. */
	public function connection(): string {
		return $this->server( 'REMOTE_ADDR' );
	}

	private function ip(): string {
		$address = $this->connection();

		/**
		 * Filters the visitor's IP address. Sites behind a proxy that they trust may read it from that proxy's header.
		 *
		 * @param string $address The connection's address.
		 */
		$address = apply_filters( 'atoll_visitor_ip', $address );
		return is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP ) ? $address : '';
	}

	private function userAgent(): string {
		return mb_substr( wp_check_invalid_utf8( $this->server( 'HTTP_USER_AGENT' ), true ), 0, 500 );
	}

	private function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // Sanitised in the next line.
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}
}
